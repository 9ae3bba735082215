import { readMemberPath } from '../shared/api.ts'
import { compareVersions } from '../shared/version-order.ts'
import type { ReleaseMembers } from '../upgrade-facts/release-members.ts'
import { readReleaseMembers } from '../upgrade-facts/release-members.ts'
import type { AnswerLanguage, FoundMember } from '../answers/answers.ts'
import { answerTexts } from '../answers/answer-texts.ts'
import { docsVersion } from '../answers/docs-version.ts'
import type { CommandCall, Docs } from './command.ts'
import { commonTexts } from './common-texts.ts'
import { findInstalledVersion } from './installed-packages.ts'

/** Returns a line about the version in the project, if one is installed. */
export function installedLine({ workingFolder, answerLanguage }: CommandCall): string {
  const installed = findInstalledVersion(workingFolder, 'vxe-table')
  if (installed === undefined) return ''
  const texts = commonTexts[answerLanguage]
  return `${installed === docsVersion ? texts.installed(installed) : texts.otherInstalled(installed, docsVersion)}\n`
}

export const readMembers = (docs: Docs): ReleaseMembers => readReleaseMembers(docs.readFacts('releases.json'))

/** Returns a function that says if an installed release lacks a member of 3.8.6. */
export function createLackSentence(
  members: ReleaseMembers,
  version: string | undefined,
  language: AnswerLanguage
): (found: FoundMember) => string | undefined {
  if (version === undefined || version === docsVersion) return () => undefined
  const release = members.findRelease(version)
  const texts = answerTexts[language]
  return ({ member }) => {
    const { subject = '' } = readMemberPath(member.path) ?? {}
    const key = member.path.slice(subject.length)
    const ranges = members.rangesOf(subject, key)
    if (ranges.length === 0 || members.has(release, subject, key)) return undefined
    const isLater = compareVersions(ranges[0]!.first, release) > 0
    return texts.lacks(version, isLater ? texts.since(ranges[0]!.first) : texts.until(ranges.at(-1)!.last))
  }
}
