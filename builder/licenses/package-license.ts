import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { standardTexts } from './standard-texts.ts'

export interface Manifest {
  name: string
  version: string
  license?: string | { type?: string }
  author?: string | { name?: string }
  dependencies?: Record<string, string>
}

export interface PackageLicense {
  name: string
  version: string
  /** Name of the license, as the package declares it. */
  license: string
  text: string
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** Reads the license of a package; throws if the package neither has a text nor declares a license with a known one. */
export function readPackageLicense(folder: string): PackageLicense {
  const manifest = readManifest(folder)
  const { name, version } = manifest
  const readme = readLicenseSection(folder)
  const license = declaredLicense(manifest) ?? /\b(?:MIT|ISC)\b/.exec(readme ?? '')?.[0] ?? 'see the text'
  const text = readLicenseFiles(folder) ?? (isWhole(readme) ? readme : standardText(manifest, license))
  if (text === undefined)
    throw new Error(
      `${name} ${version} is bundled, but has no license text and declares ${license}. Add the text of that license to builder/licenses/standard-texts.ts.`
    )
  return { name, version, license, text: text.replace(/\r\n?/g, '\n').trim() }
}

function declaredLicense({ license }: Manifest): string | undefined {
  return typeof license === 'object' ? license.type : license
}

/** Returns the texts in the folder of the package, with notices that a license requires to pass on. */
function readLicenseFiles(folder: string): string | undefined {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && /^(?:licen[cs]e|copying|notice|third-?party)[\w.-]*$/i.test(entry.name))
    .map(({ name }) => name)
    .filter(name => !/\.(?:[cm]?[jt]s|json)$/.test(name))
    .sort()
  const texts = names.map(name => readFileSync(path.join(folder, name), 'utf8').trim()).filter(text => text !== '')
  return texts.length > 0 ? texts.join('\n\n') : undefined
}

function readLicenseSection(folder: string): string | undefined {
  const name = readdirSync(folder).find(each => /^readme\.(?:md|markdown)$/i.test(each))
  if (name === undefined) return undefined
  const text = readFileSync(path.join(folder, name), 'utf8')
  return /^#+ *licen[cs]e\b.*\n([^]*?)(?=^#+ |(?![^]))/im.exec(text)?.[1]?.trim()
}

const isWhole = (text: string | undefined): boolean =>
  /permission is hereby granted|permission to use/i.test(text ?? '')

function standardText({ name, author }: Manifest, license: string): string | undefined {
  const text = Object.hasOwn(standardTexts, license) ? standardTexts[license] : undefined
  const authorName = (typeof author === 'object' ? author.name : author) ?? `the authors of ${name}`
  return text && `Copyright (c) ${authorName}\n\n${text}`
}
