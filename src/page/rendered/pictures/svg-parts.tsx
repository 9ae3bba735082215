import type { ReactNode, SVGProps } from 'react'

/** Width of each picture in its own units; a phone shows it a little smaller. */
export const pictureWidth = 400

interface PictureProps {
  id: string
  title: string
  /** Everything the picture shows, for screen readers. */
  description: string
  height: number
  children: ReactNode
}

/** A picture with texts as texts; its colors are tokens, so that it follows the theme. */
export function SvgPicture({ id, title, description, height, children }: PictureProps) {
  return (
    <svg
      role="img"
      viewBox={`0 0 ${pictureWidth} ${height}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      style={{ display: 'block', width: '100%', maxWidth: '520px', height: 'auto' }}
      fontSize="13"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {children}
    </svg>
  )
}

type TextProps = SVGProps<SVGTextElement> & { children: ReactNode }

export const Text = (props: TextProps) => <text fill="var(--ink)" dominantBaseline="central" {...props} />

/** Small text beside a part of a picture. */
export const Note = (props: TextProps) => <Text fill="var(--ink-3)" fontSize="12" {...props} />

export const Mono = (props: TextProps) => <Text fontFamily="var(--mono)" fontSize="12" {...props} />

/** Colors that connect two parts of a picture; each is readable as text in both themes. */
export const linkColors = ['var(--accent)', 'var(--code-dir)', 'var(--code-str)', 'var(--code-key)'] as const
