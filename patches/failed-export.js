/**
 * If queryAll fails, exportData() writes an empty file and reports success.
 * Since 3.0.3. Fixed in 3.9.0.
 */
export function patchFailedExport(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeGrid')
  const { proxyOpts } = options.computed
  // A new object, because Vue restores changed options after a later Vue.mixin().
  options.computed = {
    ...options.computed,
    proxyOpts() {
      const config = proxyOpts.call(this)
      if (!config.ajax || !config.ajax.queryAll) return config
      const beforeQueryAll = params =>
        Promise.resolve((config.beforeQueryAll || params.target)(params)).catch(error => {
          const failure = Promise.reject(error)
          failure.catch(() => {})
          // The export continues with the reason of a rejection as its data. A rejected promise as the reason stops it.
          throw failure
        })
      return { ...config, beforeQueryAll }
    }
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:failed-export']) return false
  VXETable['patch:failed-export'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch failed-export is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
