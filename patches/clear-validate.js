import XEUtils from 'xe-utils'

/**
 * clearValidate() with rows or with fields keeps their messages and clears all others.
 * Since 3.8.6. Not fixed up to 3.21.6.
 */
export function patchClearValidate(library, Vue = globalOf(library).Vue) {
  if (!canApply(globalOf(library), Vue)) return
  const { options } = Vue.component('VxeTable')
  const { _clearValidate: clearValidate } = options.methods
  // A new object, because Vue restores changed methods after a later Vue.mixin().
  options.methods = {
    ...options.methods,
    _clearValidate(rows, fields) {
      const cleared = { rows: toList(rows), columns: toList(fields).map(field => findColumn(this, field)) }
      const kept = {}
      if (cleared.rows.length > 0 || cleared.columns.length > 0)
        XEUtils.each(this.validErrorMaps, (error, key) => {
          const isCleared =
            (cleared.rows.length === 0 || cleared.rows.includes(error.row)) &&
            (cleared.columns.length === 0 || cleared.columns.includes(error.column))
          if (!isCleared) kept[key] = error
        })
      const result = clearValidate.call(this, rows, fields)
      this.validErrorMaps = kept
      return result
    }
  }
}

const toList = value => (XEUtils.isArray(value) ? value : value ? [value] : [])
const findColumn = (table, field) => (XEUtils.isString(field) ? table.getColumnByField(field) : field)

const versions = ['3.8.6']
const globalOf = library => library.VXETable || library

/** Returns true once, if the patch is for the installed version. */
function canApply(VXETable, Vue) {
  const version = VXETable.tableVersion || VXETable.version
  if (!Vue && versions.includes(version)) throw new Error('Call Vue.use(VXETable) first.')
  if (VXETable['patch:clear-validate']) return false
  VXETable['patch:clear-validate'] = true
  if (versions.includes(version)) return true
  console.warn(`The patch clear-validate is not applied: it is for vxe-table ${versions.join(', ')}, not ${version}.`)
  return false
}
