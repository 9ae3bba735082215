import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'

interface Props extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  as: 'div' | 'aside'
  /** HTML rendered by the build. React does not update it; the component that uses it replaces changed HTML. */
  html: string
}

/** The only component that inserts raw HTML. */
export function RawHtml({ as: Element, html, ...rest }: Props) {
  const [initialHtml] = useState({ __html: html })
  // oxlint-disable-next-line react/no-danger -- the build's own output
  return <Element {...rest} dangerouslySetInnerHTML={initialHtml} />
}
