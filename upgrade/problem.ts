import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'
import type { Problem } from './finding.ts'

/** Reasons why a file was not read, other than those of the parser. */
const reasonTexts = words({
  zh: {
    notJson: () => '文件不是 JSON。',
    badExpression: () => '模板中的表达式无法解析，没有检查。',
    tooComplex: () => '代码重复引用的次数太多，检查所需的步骤超过了这个文件的上限，没有检查。',
    tooDeep: () => '代码嵌套太深，没有检查。',
    tooSlow: (seconds: string) => `处理超过 ${seconds} 秒，已停止，没有检查。`,
    notText: () => '文件不是 UTF-8 文本，没有检查。',
    unreadable: () => '无法读取文件，没有检查。',
    tooLarge: (size: string, max: string) => `文件有 ${size}，超过上限 ${max}，没有读取。`,
    tooManyFiles: (max: string, count: string) => `文件超过 ${max} 个，从这个文件起有 ${count} 个没有读取。`,
    tooManyBytes: (max: string, count: string) => `文件一共超过 ${max}，从这个文件起有 ${count} 个没有读取。`,
    tooManyEntries: (max: string) => `文件夹和文件超过 ${max} 个，没有全部读取。`,
    tooDeepFolder: (max: string) => `文件夹超过 ${max} 层，没有读取其中的文件。`,
    unsafeName: () => '文件名是绝对路径、带有盘符、离开了文件夹，或者含有控制字符，没有读取。',
    duplicateName: () => '还有一个同名的文件，没有读取这一个。',
    notRegular: () => '这是设备、管道或套接字，不是普通文件，没有读取。',
    changed: () => '读取时文件被修改，没有检查。',
    ignoreTooComplex: () => '.gitignore 中的规则太多，没有列出所有文件。',
    noFiles: () => '没有找到可以检查的文件。',
    notWritten: (code: string) => `无法写入文件（${code}），没有修改。`,
    outside: () => '文件不在指定的文件夹中，没有写入。',
    unstable: () => '修改后无法解析，没有写入。',
    notZip: () => '文件不是完整的 zip，没有读取。',
    zipOverlap: () => '压缩包中的文件互相重叠，没有读取整个压缩包。',
    zipLonger: (size: string) => `解压后的内容超过压缩包声明的 ${size}，没有读取。`,
    zipDamaged: () => '压缩包中的这个文件已损坏，没有读取。',
    zipEncrypted: () => '压缩包中的这个文件已加密，没有读取。',
    zipMethod: (method: string) => `不支持压缩方式 ${method}，没有读取。`,
    patchName: () => '文件名含有控制字符，补丁不包含这个文件。',
    patchLines: () => '修改处附近的代码含有控制字符，补丁不包含这个文件。'
  },
  en: {
    notJson: () => 'The file is no JSON.',
    badExpression: () => 'The expression in the template can not be parsed and was not checked.',
    tooComplex: () =>
      'The code refers to the same parts too often, so checking it takes more steps than the limit. It was not checked.',
    tooDeep: () => 'The code is nested too deeply and was not checked.',
    tooSlow: seconds => `It took longer than ${seconds} seconds, was stopped, and was not checked.`,
    notText: () => 'The file is not UTF-8 text and was not checked.',
    unreadable: () => 'The file could not be read and was not checked.',
    tooLarge: (size, max) => `The file has ${size}, more than the limit of ${max}, and was not read.`,
    tooManyFiles: (max, count) =>
      `There are more than ${max} files. From this one on, ${count === '1' ? '1 file was' : `${count} files were`} not read.`,
    tooManyBytes: (max, count) =>
      `The files have more than ${max} in total. From this one on, ${count === '1' ? '1 file was' : `${count} files were`} not read.`,
    tooManyEntries: max => `There are more than ${max} folders and files, so not all of them were read.`,
    tooDeepFolder: max => `The folder is more than ${max} levels deep, so the files in it were not read.`,
    unsafeName: () =>
      'The name is an absolute path, has a drive letter, leads out of the folder, or has control characters. The file was not read.',
    duplicateName: () => 'Another file has the same name, so this one was not read.',
    notRegular: () => 'This is a device, a pipe or a socket, no regular file, and was not read.',
    changed: () => 'The file changed while it was read and was not checked.',
    ignoreTooComplex: () => 'The rules in .gitignore are too many, so not all files were listed.',
    noFiles: () => 'No file to check was found.',
    notWritten: code => `The file could not be written (${code}) and was not changed.`,
    outside: () => 'The file is not in the given folders and was not written.',
    unstable: () => 'The changed file could not be parsed and was not written.',
    notZip: () => 'The file is no complete zip archive and was not read.',
    zipOverlap: () => 'Entries of the archive overlap each other, so the whole archive was not read.',
    zipLonger: size => `It unpacks to more than the ${size} that the archive declares, and was not read.`,
    zipDamaged: () => 'The file is damaged in the archive and was not read.',
    zipEncrypted: () => 'The file is encrypted in the archive and was not read.',
    zipMethod: method => `The compression method ${method} is not supported, so the file was not read.`,
    patchName: () => 'The name has control characters, so the patch leaves the file out.',
    patchLines: () => 'The code around the changes has control characters, so the patch leaves the file out.'
  }
})

export type ProblemId = keyof (typeof reasonTexts)['en']

export interface ProblemReason {
  id: ProblemId
  /** Numbers and names in the sentence. */
  values: readonly string[]
}

export function createProblem(file: string, id: ProblemId, ...values: readonly string[]): Problem {
  const reason = { id, values }
  return { file, line: 1, column: 1, message: formatReason(reason, 'en'), reason }
}

/** Formats a size with one decimal: `1.5 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${Number((bytes / 1000).toFixed(1))} KB`
      : `${Number((bytes / 1_000_000).toFixed(1))} MB`

/** Returns the reason in a language, or the message of the parser, which is English. */
export const describeProblem = ({ message, reason }: Problem, language: Language): string =>
  reason ? formatReason(reason, language) : message

function formatReason({ id, values }: ProblemReason, language: Language): string {
  const text: (...values: string[]) => string = reasonTexts[language][id]
  return text(...values)
}

/** Reason why a file, or an archive as a whole, was not read or written. */
export class ProblemError extends Error {
  readonly reason: ProblemId
  readonly values: readonly string[]

  constructor(reason: ProblemId, ...values: string[]) {
    super(reason)
    this.reason = reason
    this.values = values
  }
}
