// 把事件参数转换为一行文字：行用姓名，列用标题，元素用标签名，数组用长度
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
