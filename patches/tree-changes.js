import XEUtils from 'xe-utils'

/**
 * In a tree with `transform`, changed child nodes are missing from getUpdateRecords() and validate().
 * Since 3.7.6. Not fixed up to 3.21.6.
 */
export function patchTreeChanges(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { cacheSourceMap, loadTreeChildren, _getUpdateRecords: getUpdateRecords } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    cacheSourceMap(rows) {
      cacheSourceMap.call(this, rows)
      if (this.treeConfig) addSources(this, this.tableSourceData)
    },
    async loadTreeChildren(row, records) {
      const children = await loadTreeChildren.call(this, row, records)
      if (this.keepSource) addSources(this, XEUtils.clone(children, true))
      return children
    },
    _getUpdateRecords() {
      if (!this.keepSource || !this.treeConfig) return getUpdateRecords.call(this)
      // Writes the value of the open editor into its row.
      getUpdateRecords.call(this)
      return XEUtils.filterTree(this.tableFullData, row => this.isUpdateByRow(row), childrenOf(this))
    }
  }
}

const childrenOf = ({ treeOpts }) => ({ children: treeOpts.children || treeOpts.childrenField })

/** Stores original rows and their descendants. */
function addSources(table, sources) {
  const { keyField } = table.rowOpts
  XEUtils.eachTree(
    sources,
    row => {
      const rowid = encodeURIComponent(XEUtils.get(row, keyField || table.rowId || '_X_ROW_KEY'))
      table.sourceDataRowIdData[rowid] = { row, rowid }
    },
    childrenOf(table)
  )
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:tree-changes']) return false
  VXETable['patch:tree-changes'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch tree-changes is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
