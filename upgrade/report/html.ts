import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import type { ListedDefect } from '../../shared/defects.ts'
import type { Finding } from '../finding.ts'
import { describeProblem } from '../problem.ts'
import { findRestoredDefaults } from '../restored-defaults.ts'
import { getDecision } from '../rules/decisions.ts'
import { getRule } from '../rules/applicable.ts'
import { countFindings, isSilent } from '../verdict.ts'
import { defectWords } from '../../shared/defect-words.ts'
import { getDefectLink, listDefectGroups } from './defect-groups.ts'
import type { MarkedLine } from './changed-lines.ts'
import type { FindingGroup } from './finding-groups.ts'
import { describeInstalledVersion } from './installed-version.ts'
import { followPictureKeys } from './picture-keys.ts'
import { createPictureMarkup, escapeHtml, formatMarkup } from './picture-markup.ts'
import { pictureStyle } from './picture-style.ts'
import { createProjectPicture } from './project-picture.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink, getSentence } from './report-input.ts'
import type { ReportTexts } from './report-texts.ts'
import { reportTexts } from './report-texts.ts'

export interface HtmlReportInput extends ReportInput {
  /** Names of the checked files, with the groups of those with findings. */
  groups: ReadonlyMap<string, readonly FindingGroup[]>
}

/** Report as one HTML document, which needs no network: the files as a picture, then the changes of each file. */
export function htmlReport({ project, versions, language, site, groups, defects }: HtmlReportInput): string {
  const texts = reportTexts[language]
  const { problems, verdict, files } = project
  // Changed defaults are listed in their own section below.
  const findings = project.findings.filter(({ rule }) => getRule(rule)?.find.kind !== 'default')
  const title = escapeHtml(texts.title(versions.from, versions.to))
  const changed = [...groups].filter(([, own]) => own.length > 0).sort(([left], [right]) => (left < right ? -1 : 1))
  const ids = new Map(changed.map(([file], index) => [file, `file-${index}`]))
  const picture = createPictureMarkup(
    createProjectPicture([...groups.keys()], findings, problems),
    texts,
    ({ file }) => `#${ids.get(file) ?? 'problems'}`
  )
  const { total, automatic, silent } = countFindings(findings)
  const restored = findRestoredDefaults(project.findings)
  const installed = describeInstalledVersion(project.packages, versions, language)
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-CN'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${reportStyle}${pictureStyle}</style>
<main>
<h1>${title}</h1>
<p class="verdict" data-verdict="${verdict}"><strong>${escapeHtml(total > 0 ? texts.share(automatic, total) : texts.nothing)}</strong><br>${escapeHtml(texts.verdict[verdict])} ${escapeHtml(texts.files(files))}</p>
${installed === undefined ? '' : `<p>${escapeHtml(escapeControls(installed))}</p>`}
${silent > 0 ? `<p class="bad">⚠ ${escapeHtml(texts.silent(silent))}</p>` : ''}
${formatMarkup(picture)}
${problems.length > 0 ? section('problems', texts.problems, `<ul>${problems.map(problem => `<li>${code(`${problem.file}:${problem.line}`)} ${escapeHtml(escapeControls(describeProblem(problem, language)))}</li>`).join('')}</ul>`) : ''}
${changed.map(([file, own]) => section(ids.get(file)!, code(file), own.map(formatGroup).join('\n'), true)).join('\n')}
${
  restored.text
    ? section(
        'defaults',
        escapeHtml(texts.defaults),
        `<ul>${restored.defaults.map(({ path, why, uses }) => `<li>${code(path)} (${escapeHtml(texts.places(uses.length))}) ${withCode(why[language])}</li>`).join('')}</ul><pre>${escapeHtml(escapeLines(restored.text))}</pre>`
      )
    : ''
}
${listDefectGroups(defects, language)
  .map(({ title, defects: own }, index) =>
    section(`defects-${index}`, escapeHtml(title), `<ul>${own.map(formatDefect).join('')}</ul>`)
  )
  .join('\n')}
</main>
<script>(${pictureScript})(document.querySelector('[data-picture]'))</script>
</html>
`

  function formatGroup({ findings: grouped, line, lastLine, change }: FindingGroup): string {
    const label = line === lastLine ? texts.line(line) : texts.lines(line, lastLine)
    const explanations = grouped.map(finding => formatFinding(finding, !change || grouped.length > 1))
    return `<h3>${escapeHtml(label)}</h3>${change ? `<div class="change">${formatSide('−', texts.before, change.before)}${formatSide('+', texts.after, change.after)}</div>` : ''}<ul>${explanations.join('')}</ul>`
  }

  function formatDefect(defect: ListedDefect): string {
    const symptom = withCode(defect.symptom)
    const link = site ? `<a href="${escapeHtml(getDefectLink(defect, site))}">${symptom}</a>` : symptom
    const severity = defectWords[language].severity[defect.severity]
    return `<li><span class="marks"><span>${escapeHtml(severity)}</span> ${code(defect.id)}</span><br>${link}</li>`
  }

  function formatDecision(finding: Finding): string {
    const decision = getDecision(finding, language)
    if (!decision) return ''
    const options = decision.options.map(option => `<li>${withCode(option)}</li>`)
    return `<ol class="options">${options.join('')}</ol><p class="proof">${withCode(texts.proof(decision.check))}</p>`
  }

  function formatFinding(finding: Finding, isCodeShown: boolean): string {
    const { found, becomes, certainty, when } = finding
    const marks = [
      `<span class="${certainty}">${escapeHtml(texts.certainty[certainty])}</span>`,
      `<span>${escapeHtml(texts.when[when])}</span>`,
      ...(isSilent(finding) ? [`<span class="decide">⚠ ${escapeHtml(texts.silentMark)}</span>`] : [])
    ]
    const shownCode = isCodeShown ? ` ${code(found)}${becomes === undefined ? '' : ` → ${code(becomes)}`}` : ''
    const sentence = withCode(getSentence(finding, language))
    const link = site ? `<a href="${escapeHtml(getPageLink(finding, site))}">${sentence}</a>` : sentence
    return `<li><span class="marks">${marks.join(' ')}${shownCode}</span><br>${link}${formatDecision(finding)}</li>`
  }
}

const pictureScript = String(followPictureKeys).replace(/^[ \t]+/gm, '')

/** Creates a section; content of thousands of files is only rendered near the window. */
const section = (id: string, heading: string, content: string, isDeferred = false): string =>
  `<section id="${id}"${isDeferred ? ' class="file"' : ''}><h2>${heading}</h2>${content}</section>`

const code = (text: string): string => `<code>${escapeHtml(escapeControls(text))}</code>`

/** Formats a sentence with `` `code` ``. */
const withCode = (sentence: string): string =>
  sentence
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 ? code(part) : escapeHtml(part)))
    .join('')

function formatSide(sign: string, label: ReportTexts['before'], lines: readonly MarkedLine[]): string {
  if (lines.length === 0) return ''
  const formatted = lines.map(
    parts =>
      `<span data-sign="${sign}">${parts.map(({ text, isChanged }) => (isChanged ? `<mark>${escapeHtml(escapeLines(text))}</mark>` : escapeHtml(escapeLines(text)))).join('')}\n</span>`
  )
  return `<pre role="group" class="${sign === '+' ? 'added' : 'removed'}" aria-label="${escapeHtml(label)}">${formatted.join('')}</pre>`
}

const reportStyle = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#fff, #101615); --sunken: light-dark(#f6f8f8, #161d1c); --line: light-dark(#e0e6e5, #28312f); --line-strong: light-dark(#c3cdcb, #43504d);
  --ink: light-dark(#14201e, #e3eae8); --ink-2: light-dark(#43504e, #b2bdba); --ink-3: light-dark(#5d6967, #8b9794); --accent: light-dark(#0a6b66, #5ec8bb);
  --good: light-dark(#1f6f3a, #7cc793); --good-bg: light-dark(#eef7f0, #11231a); --good-line: light-dark(#b5d9c0, #264a35);
  --warn: light-dark(#845400, #e3b75c); --warn-line: light-dark(#ecd6a3, #4d3e1a);
  --bad: light-dark(#b0271f, #f2938b); --bad-bg: light-dark(#fdf1f0, #2a1614); --bad-line: light-dark(#eebfbb, #5a2c28);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; max-width: 1040px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0; font-size: 24px; line-height: 1.3; }
h2 { margin: 0 0 4px; font-size: 16px; }
h3 { margin: 14px 0 4px; color: var(--ink-3); font-size: 12px; font-weight: 400; }
p { margin: 0; }
a { color: var(--accent); }
code, pre { font-family: var(--mono); font-size: 13px; }
main > section { padding-top: 12px; border-top: 1px solid var(--line); }
.file { content-visibility: auto; contain-intrinsic-size: auto 300px; }
main > section:target { outline: 2px solid var(--accent); outline-offset: 4px; }
section > ul { display: grid; gap: 8px; margin: 6px 0 0; padding: 0; list-style: none; }
.verdict { color: var(--ink-2); }
.verdict strong { color: var(--ink); font-size: 17px; }
.bad { color: var(--bad); }
.change { overflow: hidden; border-radius: 5px; }
pre { margin: 0; padding: 6px 12px; background: var(--sunken); line-height: 1.6; white-space: pre-wrap; }
.change pre { padding-left: 28px; }
.removed { background: var(--bad-bg); }
.added { background: var(--good-bg); }
[data-sign] { display: block; }
[data-sign]::before { content: attr(data-sign); display: inline-block; width: 16px; margin-left: -16px; color: var(--bad); }
.added [data-sign]::before { color: var(--good); }
mark { border-radius: 2px; background: var(--bad-line); color: var(--ink); text-decoration: line-through; }
.added mark { background: var(--good-line); font-weight: 600; text-decoration: none; }
.options { margin: 4px 0 0; padding-left: 24px; }
.proof { color: var(--ink-2); }
.marks { font-size: 12px; }
.marks > span { padding: 1px 6px; border: 1px solid var(--line-strong); border-radius: 3px; color: var(--ink-2); }
.marks > .mechanical { border-color: var(--good-line); color: var(--good); }
.marks > .look { border-color: var(--warn-line); color: var(--warn); }
.marks > .decide { border-color: var(--bad-line); color: var(--bad); }
`
