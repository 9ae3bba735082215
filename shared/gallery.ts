import type { Language } from './locale.ts'

/** Demos of the site as the gallery shows them; the build writes one list per language. */
export interface GalleryGroup {
  /** Key of the group in the sidebar. */
  key: string
  title: string
  pages: GalleryPage[]
}

export interface GalleryPage {
  path: string
  title: string
  demos: GalleryDemo[]
}

export interface GalleryDemo {
  /** File name without the extension. */
  name: string
  title: string
  href: string
  /** Components of the library that it uses: `table`, `pager`. */
  components: string[]
  /** Hash of the picture of each theme in the language of the list; empty if it has none yet. */
  pictures: Partial<Record<PictureTheme, string>>
}

export const pictureThemes = ['light', 'dark'] as const
export type PictureTheme = (typeof pictureThemes)[number]

export const pictureLanguages = ['zh', 'en'] as const
export type PictureLanguage = (typeof pictureLanguages)[number]

/** Returns the language of the pictures that readers of a language see: both kinds of Chinese have the same ones. */
export const getPictureLanguage = (language: Language): PictureLanguage => (language === 'en' ? 'en' : 'zh')

/** Size in CSS pixels of the area that a picture shows, and of the running demo in the gallery. */
export const demoArea = { width: 640, height: 400 }
/** Size of a picture in pixels. */
export const pictureSize = { width: 400, height: 250 }

/** `table/base/sort/sort-by-header` */
export const getDemoId = (page: Pick<GalleryPage, 'path'>, demo: Pick<GalleryDemo, 'name'>): string =>
  `${page.path.slice(1)}/${demo.name}`

/** Address of the picture of a demo, below the site's base. */
export const getPictureAddress = (id: string, language: Language, theme: PictureTheme, hash: string): string =>
  `static/pictures/${getPictureLanguage(language)}/${id.replaceAll('/', '-')}-${theme}.${hash}.webp`
