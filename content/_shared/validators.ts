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

function filled ({ itemValue, cellValue }: Checked): unknown {
  return itemValue ?? cellValue ?? ''
}

export const mobileRule = {
  validator (params: Checked): Error | void {
    const value = filled(params)
    if (value !== '' && !isMobile(value)) return new Error('手机号不正确')
  }
}

export const emailRule = {
  validator (params: Checked): Error | void {
    const value = filled(params)
    if (value !== '' && !isEmail(value)) return new Error('邮箱不正确')
  }
}
