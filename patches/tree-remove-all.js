/**
 * remove() without arguments keeps all rows of a tree with `transform`.
 * Since 3.4.11. Not fixed up to 3.21.6.
 */
export function patchTreeRemoveAll(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { _remove: remove } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    _remove(rows) {
      const isTree = this.treeConfig && this.treeOpts.transform
      return remove.call(this, !rows && isTree ? this.tableFullTreeData.slice() : rows)
    }
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:tree-remove-all']) return false
  VXETable['patch:tree-remove-all'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch tree-remove-all is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
