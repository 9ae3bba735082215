import { words } from '../../shared/words.ts'

export const reportTexts = words({
  zh: {
    page: (address: string) => `见 ${address}`,
    problems: '没有读取的代码：',
    total: (version: string, files: number, unknown: number, hints: number) =>
      `${files} 个文件，vxe-table ${version} 没有的名称 ${unknown} 处，提示 ${hints} 处。`,
    release: (release: string) => `npm 不提供该版本，比较的是 ${release} 的成员。`
  },
  en: {
    page: address => `See ${address}`,
    problems: 'Code that was not read:',
    total: (version, files, unknown, hints) =>
      `Files: ${files}. Names that vxe-table ${version} lacks: ${unknown}. Hints: ${hints}.`,
    release: release => `npm does not serve this version. The members are those of ${release}.`
  }
})
