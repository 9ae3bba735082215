import Vue from 'vue'
import type { PluginFunction } from 'vue'
import library from 'vxe-table/packages/v-x-e-table'
import button from 'vxe-table/packages/button'
import buttonGroup from 'vxe-table/packages/button-group'
import checkbox from 'vxe-table/packages/checkbox'
import checkboxGroup from 'vxe-table/packages/checkbox-group'
import colgroup from 'vxe-table/packages/colgroup'
import column from 'vxe-table/packages/column'
import customMethods from 'vxe-table/packages/custom/src/mixin'
import edit from 'vxe-table/packages/edit'
import exportMethods, { handlePrint, readLocalFile, saveLocalFile } from 'vxe-table/packages/export/src/mixin'
import filter from 'vxe-table/packages/filter'
import icon from 'vxe-table/packages/icon'
import keyboard from 'vxe-table/packages/keyboard'
import menu from 'vxe-table/packages/menu'
import radio from 'vxe-table/packages/radio'
import radioButton from 'vxe-table/packages/radio-button'
import radioGroup from 'vxe-table/packages/radio-group'
import switches from 'vxe-table/packages/switch'
import table from 'vxe-table/packages/table'
import tooltip from 'vxe-table/packages/tooltip'
import validator from 'vxe-table/packages/validator'

/**
 * The library with the parts that a table with small controls needs, in the library's own order. Parts that change the
 * behavior of tables are all here, because they must be installed before the first table; `whole-library.ts` adds
 * components. `builder/demos/needs-whole-library.ts` decides which demos need those.
 */
export { library }

const { reg } = library as unknown as { reg: (part: string) => void }
const { mixins } = table as unknown as { mixins: object[] }

/**
 * Installs export and column settings as the library does, but without their panels, which need modals, inputs and
 * lists.
 */
const exports = {
  install() {
    reg('export')
    Object.assign(library, {
      saveFile: saveLocalFile,
      readFile: readLocalFile,
      print(options: { content?: string }) {
        const all = { ...options, type: 'html' }
        handlePrint(null, all, all.content)
      }
    })
    library.setup({ export: { types: { csv: 0, html: 0, xml: 0, txt: 0 } } })
    mixins.push(exportMethods)
  }
}
const custom = {
  install() {
    reg('custom')
    mixins.push(customMethods)
  }
}

const behaviors = [filter, menu, edit, exports, keyboard, validator, custom]
const tableComponents = [icon, column, colgroup, table, tooltip]
const controls = [checkbox, checkboxGroup, radio, radioGroup, radioButton, button, buttonGroup, switches]
for (const part of [behaviors, tableComponents, controls].flat() as { install: PluginFunction<never> }[])
  part.install(Vue)
