/**
 * A child inserted into a loaded lazy node of a tree with `transform` is shown twice.
 * Since 3.7.6. Fixed in 3.9.0.
 */
export function patchLazyInsert(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { loadTreeChildren } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    async loadTreeChildren(row, records) {
      const children = await loadTreeChildren.call(this, row, records)
      const { transform, mapChildrenField } = this.treeOpts
      // Both fields refer to the same array, and insert() adds to both.
      if (transform) row[mapChildrenField] = children.slice()
      return children
    }
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:lazy-insert']) return false
  VXETable['patch:lazy-insert'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch lazy-insert is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
