import type { EditorLanguage } from './editor-facts.ts'

interface EditorTexts {
  deprecated: (successor: string) => string
  default: (value: string) => string
  since: (version: string) => string
  reference: (name: string) => string
  componentReference: (tag: string) => string
  counts: (counts: { props: number; events: number; slots: number; methods: number }) => string
  changeTo: (text: string) => string
  fixAll: string
  openPage: string
}

/** Texts around the descriptions of the reference. */
export const editorTexts: Record<EditorLanguage, EditorTexts> = {
  zh: {
    deprecated: successor => (successor ? `已废弃，改用 ${successor}。` : '已废弃。'),
    default: value => `默认为 \`${value}\`。`,
    since: version => `${version} 新增。`,
    reference: name => `${name} 的文档`,
    componentReference: tag => `${tag} 的文档`,
    counts: ({ props, events, slots, methods }) =>
      `${props} 个属性，${events} 个事件，${slots} 个插槽，${methods} 个方法。`,
    changeTo: text => `改为 ${text}`,
    fixAll: '修正文件中所有可以修正的名称',
    openPage: '文档'
  },
  en: {
    deprecated: successor => (successor ? `Deprecated; use ${successor} instead.` : 'Deprecated.'),
    default: value => `Default: \`${value}\`.`,
    since: version => `Since ${version}.`,
    reference: name => `Documentation of ${name}`,
    componentReference: tag => `Documentation of ${tag}`,
    counts: ({ props, events, slots, methods }) =>
      `${props} props, ${events} events, ${slots} slots, ${methods} methods.`,
    changeTo: text => `Change to ${text}`,
    fixAll: 'Fix all fixable names in the file',
    openPage: 'Documentation'
  }
}
