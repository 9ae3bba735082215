/**
 * insertNextAt() puts the row above the given one after the next sort, filter or update.
 * Since 3.8.6. Fixed in 3.12.4.
 */
export function patchInsertNext(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { _insertNextAt: insertNextAt } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    _insertNextAt(records, row) {
      const { findRowIndexOf } = this
      this.findRowIndexOf = (rows, each) => {
        const index = findRowIndexOf(rows, each)
        return rows === this.tableFullData && each === row && index > -1 ? index + 1 : index
      }
      try {
        return insertNextAt.call(this, records, row)
      } finally {
        this.findRowIndexOf = findRowIndexOf
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
  if (VXETable['patch:insert-next']) return false
  VXETable['patch:insert-next'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch insert-next is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
