import XEUtils from 'xe-utils'

/**
 * revertData() and reloadRow() ignore a child node, or treat it as the root node at the same position.
 * Since 3.2.4. Fixed in 3.18.20.
 */
export function patchTreeRevert(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { revertData, reloadRow } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    revertData(rows, field) {
      if (!rows || !this.keepSource) return revertData.call(this, rows, field)
      const list = [].concat(rows)
      list.filter(row => isChild(this, row)).forEach(row => copyValues(this, findSource(this, row), row, field))
      const roots = list.filter(row => !isChild(this, row))
      return revertData.call(this, roots, field)
    },
    reloadRow(row, record, field) {
      if (!this.keepSource || !isChild(this, row)) return reloadRow.call(this, row, record, field)
      copyValues(this, record, row, field)
      copyValues(this, row, findSource(this, row), field)
      return this.$nextTick()
    }
  }
}

const childrenOf = ({ treeOpts }) => treeOpts.children || treeOpts.childrenField
const isChild = (table, row) => Boolean(table.treeConfig && (table.fullAllDataRowMap.get(row) || {}).parent)

/** Returns the original values of a row at any level. */
function findSource(table, row) {
  const key = table.rowOpts.keyField || table.rowId || '_X_ROW_KEY'
  const isSame = each => XEUtils.get(each, key) === XEUtils.get(row, key)
  return (XEUtils.findTree(table.tableSourceData, isSame, { children: childrenOf(table) }) || {}).item
}

/** Copies one field, or all fields except the child nodes. A new row has no original values. */
function copyValues(table, from, to, field) {
  if (!from || !to) return
  const isOwn = name => name !== childrenOf(table) && name !== table.treeOpts.mapChildrenField
  const fields = field ? [field] : Object.keys(from).filter(isOwn)
  fields.forEach(name => XEUtils.set(to, name, XEUtils.clone(XEUtils.get(from, name), true)))
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:tree-revert']) return false
  VXETable['patch:tree-revert'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch tree-revert is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
