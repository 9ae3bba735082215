export function isMobile (value: unknown): boolean {
  return /^1[3-9]\d{9}$/.test(String(value ?? ''))
}

export function isEmail (value: unknown): boolean {
  return /^[^\s@]+@[^\s@]+\.(com|cn)$/.test(String(value ?? ''))
}

// vxe-form: itemValue, vxe-table: cellValue
interface Checked {
  itemValue?: unknown
  cellValue?: unknown
}

// 单元格必须符合格式，空单元格不通过；表单项是否必填由 required 决定
function passes (params: Checked, matches: (value: unknown) => boolean): boolean {
  if ('cellValue' in params) return matches(params.cellValue)
  const isEmpty = (params.itemValue ?? '') === ''
  return isEmpty || matches(params.itemValue)
}

export const mobileRule = {
  validator (params: Checked): Error | void {
    if (!passes(params, isMobile)) return new Error('手机号不正确')
  }
}

export const emailRule = {
  validator (params: Checked): Error | void {
    if (!passes(params, isEmail)) return new Error('邮箱不正确')
  }
}
