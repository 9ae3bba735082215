/**
 * If any field fails, a form does not wait for asynchronous rules, and their errors are lost.
 * Since 3.0.3. Not fixed up to 3.21.6.
 */
export function patchAsyncRules(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeForm')
  const { beginValidate } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    beginValidate(...args) {
      const { validItemRules } = this
      const results = []
      let endAll
      const allEnd = new Promise(resolve => (endAll = resolve))
      this.validItemRules = (...rule) => {
        const result = validItemRules(...rule)
        results.push(result.catch(() => {}))
        // No field passes or fails before all rules have ended.
        return allEnd.then(() => result)
      }
      try {
        return beginValidate.apply(this, args)
      } finally {
        this.validItemRules = validItemRules
        Promise.all(results).then(endAll)
      }
    }
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:async-rules']) return false
  VXETable['patch:async-rules'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch async-rules is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
