import type { ComponentType, ReactNode } from 'react'
import type { Page } from '../../shared/page.ts'

/** A page body as the build makes it. Called as a function, see `prose.tsx`. */
export interface PageModule {
  default: (props: { components: Record<string, ComponentType<never>> }) => ReactNode
  page: Page
}
