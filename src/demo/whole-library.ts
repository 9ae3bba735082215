import Vue from 'vue'
import { Form, FormGather, FormItem, Grid, Input, List, Modal } from 'vxe-table'
import { Optgroup, Option, Pager, Pulldown, Select, Textarea, Toolbar } from 'vxe-table'
import custom from 'vxe-table/packages/custom/src/panel'
import exports from 'vxe-table/packages/export/src/export-panel'
import imports from 'vxe-table/packages/export/src/import-panel'
import { setLibraryTexts } from './library-language.ts'
import './table-library.ts'

/** Installs the components that `table-library.ts` leaves out; both use the same library object. */
const windows = [Grid, Toolbar, Pager, Input, Textarea, Modal, Form, FormItem, FormGather]
const lists = [Select, Optgroup, Option, List, Pulldown]
for (const part of [windows, lists].flat()) part.install(Vue)
for (const panel of [custom, exports, imports]) Vue.component(panel.name, panel)
// Importing the whole library resets its texts, so they are set again.
setLibraryTexts()
