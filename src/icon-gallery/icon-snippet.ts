export const iconForms = ['tag', 'class', 'setConfig'] as const
export type IconForm = (typeof iconForms)[number]

/** What a click on an icon puts into the clipboard. */
export function iconSnippet(name: string, form: IconForm, place: string): string {
  const className = `vxe-icon-${name}`
  if (form === 'tag') return `<i class="${className}"></i>`
  if (form === 'class') return className
  return `VXETable.setConfig({ icon: { ${place}: '${className}' } })`
}
