import { words } from '../shared/words.ts'

export const mcpTexts = words({
  zh: {
    beginning: (length: number) => `全文有 ${length} 个字符，以上是开头。其余内容按标题读取（heading）：`,
    part: (part: number, count: number) => `第 ${part} 段，共 ${count} 段。其余各段用 part 读取。`,
    moreLines: (count: number) => `还有 ${count} 行没有列出。每次检查少一些文件。`,
    tooLong: (max: number) => `文件一共超过 ${max} 个字符。分几次检查。`,
    duplicate: (name: string) => `有两个文件名为 ${name}。`,
    noFiles: '这些文件都不是可以检查的类型。可以检查 .vue、.js、.ts、.jsx、.tsx、样式文件和 package.json。',
    backwards: (from: string, to: string) => `${to} 不比 ${from} 新。`,
    changedFiles: (count: number) => `修改了 ${count} 个文件，每个文件的完整内容在下面各自的一段中，第一行是文件名。`,
    left: (names: string) => `内容太长，没有包含这些修改过的文件，请再传入它们：${names}`,
    unchanged: '没有可以自动修改的代码。',
    toDecide: (count: number) => `另外有 ${count} 处需要判断，把 answer 设为 report 查看。`,
    problem: (place: string, message: string) => `没有检查：${place} ${message}`
  },
  en: {
    beginning: length =>
      `The whole text has ${length} characters; this is the beginning. Read the rest by its headings (argument heading):`,
    part: (part, count) => `Part ${part} of ${count}. Read the others with the argument part.`,
    moreLines: count => `${count} more lines are not listed. Check fewer files at a time.`,
    tooLong: max => `The files have more than ${max} characters in total. Check them in several calls.`,
    duplicate: name => `Two files are named ${name}.`,
    noFiles:
      'None of the files is of a kind that can be checked. Those are .vue, .js, .ts, .jsx, .tsx, style sheets and package.json.',
    backwards: (from, to) => `${to} is not newer than ${from}.`,
    changedFiles: count =>
      `${count === 1 ? '1 file changed' : `${count} files changed`}. Each whole file is a block of its own below, with its name in the first line.`,
    left: names => `These changed files did not fit in. Pass them in another call: ${names}`,
    unchanged: 'There is nothing to change automatically.',
    toDecide: count =>
      `${count === 1 ? '1 place needs' : `${count} places need`} a decision: set answer to report to read about it.`,
    problem: (place, message) => `Not checked: ${place} ${message}`
  }
})
