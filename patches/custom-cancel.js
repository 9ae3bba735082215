import XEUtils from 'xe-utils'

/**
 * Changes in the column settings are applied although the user cancels or closes them.
 * Since 3.8.6. Fixed in 3.9.0.
 */
export function patchCustomCancel(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const panel = Vue.component('VxeTableCustomPanel').options
  const { _openCustom: openCustom, _closeCustom: closeCustom } = options.methods
  const { cancelCustomEvent } = panel.methods
  // New objects, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    _openCustom() {
      if (this.customStore.visible) return openCustom.call(this)
      const result = openCustom.call(this)
      this.restoreColumns = this.customOpts.immediate ? () => {} : saveColumns(this)
      const stop = this.$watch('customStore.visible', () => [stop(), this.restoreColumns()], { sync: true })
      return result
    },
    _closeCustom() {
      this.restoreColumns = () => {}
      return closeCustom.call(this)
    }
  }
  panel.methods = {
    ...panel.methods,
    cancelCustomEvent(event) {
      this.$xetable.restoreColumns()
      cancelCustomEvent.call(this, event)
    }
  }
}

/** Stores the settings of all columns and returns a function that restores them. */
function saveColumns(table) {
  const names = ['visible', 'halfVisible', 'fixed', 'renderSortNumber']
  const saved = XEUtils.toTreeArray(table.collectColumn).map(column => [column, XEUtils.pick(column, names)])
  return () => {
    saved.forEach(([column, settings]) => Object.assign(column, settings))
    table.saveCustomFixed()
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:custom-cancel']) return false
  VXETable['patch:custom-cancel'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch custom-cancel is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
