import { words } from '../shared/words.ts'

export const answerTexts = words({
  zh: {
    instead: (query: string) => `没有完全匹配的结果，以下是“${query}”的结果。`,
    noHits: (query: string) => `没有找到“${query}”。`,
    notFound: (name: string) => `没有 ${name}。`,
    similar: '名称相近：',
    kinds: { prop: '参数', event: '事件', slot: '插槽', method: '方法' },
    of: (subject: string) => `（${subject}）`,
    type: '类型',
    default: '默认值',
    deprecated: (by: string) => (by ? `已弃用，使用 ${by}。` : '已弃用。'),
    params: '参数：',
    keys: '属性：',
    demos: '示例：',
    defects: (version: string) => `${version} 的缺陷：`,
    releases: (since: string, fixedIn?: string) => (fixedIn ? `${since} 开始，${fixedIn} 修复` : `${since} 开始`),
    page: '页面：',
    install: (packages: string) => `还需要：npm install ${packages}`,
    lacks: (release: string, range: string) => `vxe-table ${release} 没有这个成员。${range}`,
    since: (first: string) => `从 ${first} 开始提供。`,
    until: (last: string) => `最后提供它的版本是 ${last}。`
  },
  en: {
    instead: query => `Nothing matches exactly. These are the hits for “${query}”.`,
    noHits: query => `Nothing was found for “${query}”.`,
    notFound: name => `There is no ${name}.`,
    similar: 'Similar names:',
    kinds: { prop: 'prop', event: 'event', slot: 'slot', method: 'method' },
    of: subject => `of ${subject}`,
    type: 'type',
    default: 'default',
    deprecated: by => (by ? `Deprecated: use ${by}.` : 'Deprecated.'),
    params: 'Parameters:',
    keys: 'Keys:',
    demos: 'Demos:',
    defects: version => `Defects in ${version}:`,
    releases: (since, fixedIn) => (fixedIn ? `since ${since}, fixed in ${fixedIn}` : `since ${since}`),
    page: 'Page: ',
    install: packages => `It also needs: npm install ${packages}`,
    lacks: (release, range) => `vxe-table ${release} lacks this member. ${range}`,
    since: first => `Available since ${first}.`,
    until: last => `The last release with it is ${last}.`
  }
})
