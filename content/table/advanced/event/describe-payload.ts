// 把事件的参数写成一行文字：行写姓名，列写标题，元素写标签名，数组写长度
export function describePayload (params: Record<string, unknown>): string {
  return Object.entries(params)
    .filter(([key, value]) => !key.startsWith('$') && value !== undefined)
    .map(([key, value]) => `${key}: ${describeValue(value)}`)
    .join(', ')
}

function describeValue (value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (value instanceof Element) return `<${value.localName}>`
  if (value && typeof value === 'object') {
    const { name, title, type, code } = value as Record<string, unknown>
    return `{${name ?? title ?? type ?? code ?? ''}}`
  }
  return String(value)
}
