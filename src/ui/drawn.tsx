import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'

interface Props extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  as: 'div' | 'aside'
  /** What the build has drawn, and nothing else. React leaves it as it is, also when it changes: who shows it, replaces it. */
  html: string
}

/** The only place where HTML is taken as it is. */
export function Drawn({ as: Element, html, ...rest }: Props) {
  const [first] = useState({ __html: html })
  // oxlint-disable-next-line react/no-danger -- the build's own output
  return <Element {...rest} dangerouslySetInnerHTML={first} />
}
