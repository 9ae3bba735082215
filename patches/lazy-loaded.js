/**
 * After rows are inserted or deleted, lazy nodes and expandable rows load again and replace their content.
 * Since 3.2.4. Fixed in 3.12.9, broken again in 3.14.5.
 */
export function patchLazyLoaded(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { cacheRowMap } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    cacheRowMap(isNewData) {
      const loaded = []
      if (!isNewData)
        this.fullAllDataRowMap.forEach(({ treeLoaded, expandLoaded }, row) => {
          if (treeLoaded || expandLoaded) loaded.push([row, { treeLoaded, expandLoaded }])
        })
      cacheRowMap.call(this, isNewData)
      loaded.forEach(([row, marks]) => {
        const record = this.fullAllDataRowMap.get(row)
        if (record) Object.assign(record, marks)
      })
    }
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:lazy-loaded']) return false
  VXETable['patch:lazy-loaded'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch lazy-loaded is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
