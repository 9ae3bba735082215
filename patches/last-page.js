/**
 * After all rows of the last page are deleted, a grid with a data proxy shows no rows.
 * Since 3.0.3. Not fixed up to 3.21.6.
 */
export function patchLastPage(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeGrid')
  const { commitProxy } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    commitProxy(target, ...args) {
      const { tablePage } = this
      const { currentPage } = tablePage
      const result = commitProxy.call(this, target, ...args)
      if ((typeof target === 'string' ? target : target.code) !== 'query' || !result) return result
      return result.then(state => {
        const isBeyondEnd = state.status && tablePage.total > 0 && tablePage.currentPage < currentPage
        return isBeyondEnd && this.tableData.length === 0 ? this.commitProxy(target, ...args) : state
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
  if (VXETable['patch:last-page']) return false
  VXETable['patch:last-page'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch last-page is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
