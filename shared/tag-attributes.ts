/** Start tag in the template of a component. */
export interface StartTag {
  attributes: TagAttribute[]
  /** Offset behind the last attribute, or behind the name. */
  end: number
}

export interface TagAttribute {
  /** As it is written: `border`, `:data`, `v-model`. */
  name: string
  /** Text between the quotes. */
  value?: string
  valueFrom?: number
  quote?: string
  /** Blanks and line breaks before the attribute. */
  blank: string
  from: number
  to: number
}

/** Reads the start tags with this name in the template of a component, except those in comments. */
export function readStartTags(code: string, tag: string): StartTag[] {
  const start = code.startsWith('<template') ? 0 : code.indexOf('\n<template')
  const end = code.indexOf('\n</template>', start)
  const tags: StartTag[] = []
  if (start < 0) return tags
  for (let at = code.indexOf(`<${tag}`, start); at >= 0 && at < end; at = code.indexOf(`<${tag}`, at + 1)) {
    const nameEnd = at + tag.length + 1
    const isInComment = code.lastIndexOf('<!--', at) > code.lastIndexOf('-->', at)
    if (/[\s/>]/.test(code.charAt(nameEnd)) && !isInComment) tags.push(readStartTag(code, nameEnd))
  }
  return tags
}

function readStartTag(code: string, nameEnd: number): StartTag {
  const attributes: TagAttribute[] = []
  const expression = /(\s+)([^\s"'<>/=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'))?/y
  let end = nameEnd
  for (;;) {
    expression.lastIndex = end
    const [text, blank = '', name = '', equals = '', quoted] = expression.exec(code) ?? []
    if (text === undefined) return { attributes, end }
    const from = end + blank.length
    end += text.length
    attributes.push({
      name,
      blank,
      from,
      to: end,
      ...(quoted && {
        value: quoted.slice(1, -1),
        valueFrom: from + name.length + equals.length + 1,
        quote: quoted[0]!
      })
    })
  }
}
