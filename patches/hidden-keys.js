/**
 * A hidden table handles keys, so that Delete clears its selected cell.
 * Since 3.2.4. Fixed in 3.18.20.
 */
export function patchHiddenKeys(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { methods } = options
  const whenVisible = handle =>
    function (event) {
      // A table without boxes is in an inactive <keep-alive> or below `display: none`.
      if (this.$el && this.$el.getClientRects().length > 0) handle.call(this, event)
    }
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...methods,
    handleGlobalKeydownEvent: whenVisible(methods.handleGlobalKeydownEvent),
    handleGlobalCopyEvent: whenVisible(methods.handleGlobalCopyEvent),
    handleGlobalCutEvent: whenVisible(methods.handleGlobalCutEvent),
    handleGlobalPasteEvent: whenVisible(methods.handleGlobalPasteEvent)
  }
}

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:hidden-keys']) return false
  VXETable['patch:hidden-keys'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch hidden-keys is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
