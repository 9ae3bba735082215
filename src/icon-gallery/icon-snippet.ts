export const iconForms = ['tag', 'class', 'setConfig'] as const
export type IconForm = (typeof iconForms)[number]

/** Returns the text that a click on an icon copies to the clipboard. */
export function createIconSnippet(name: string, form: IconForm, iconKey: string): string {
  const className = `vxe-icon-${name}`
  if (form === 'tag') return `<i class="${className}"></i>`
  if (form === 'class') return className
  return `VXETable.setConfig({ icon: { ${iconKey}: '${className}' } })`
}
