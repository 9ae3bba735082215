import type { IndexedMember } from '../../usage/members/member-index.ts'
import type { LaterTarget } from '../../version-check/replacements.ts'

/** Languages of the editor data; every Chinese locale of an editor reads `zh`. */
export type EditorLanguage = 'zh' | 'en'
export const editorLanguages: readonly EditorLanguage[] = ['zh', 'en']

/** One text in each language. */
export type EditorText = Readonly<Record<EditorLanguage, string>>

/** Facts about one version of the library, as the build writes them for editors. */
export interface EditorFacts {
  version: string
  components: readonly EditorComponent[]
  /** Members of the components and of the global object, in the order of the reference. */
  members: readonly EditorMember[]
  /** Descriptions that parameters refer to by position, because many events have the same ones. */
  paramTexts: readonly EditorText[]
  /** Demos that members refer to by position. */
  demos: readonly EditorDemo[]
  /** Names of later versions with the member or page of this version to use. */
  targets: readonly LaterTarget[]
}

export interface EditorComponent {
  /** `vxe-form-item` */
  tag: string
  /** `form-item` */
  subject: string
}

export interface EditorMember extends IndexedMember {
  /** Spelling in code, as in the reference: `sort-config`, inside it `defaultSort`; `sort(field, order?)`. */
  name: string
  text: EditorText
  type: string
  default?: string
  since?: string
  /** Markup with the replacement of a deprecated member; empty if it has none. */
  deprecated?: string
  params?: readonly EditorParam[]
  /** Positions of demos that use the member. */
  demos?: readonly number[]
}

export interface EditorParam {
  name: string
  type: string
  /** Position of the description. */
  text: number
  sameKeysAs?: string
}

export interface EditorDemo {
  /** Address of the demo: `#/table/base/sort#demo-sort-by-header`. */
  href: string
  title: EditorText
}

/** Returns the language of texts for the language of an editor: `zh-cn`, `zh-tw` -> `zh`. */
export const toEditorLanguage = (locale: string): EditorLanguage => (/^zh\b/i.test(locale) ? 'zh' : 'en')
