import { memberPlace, readMemberPath } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { memberName } from '../../shared/member-name.ts'
import type { Rule } from '../../upgrade/rule.ts'
import { rulesOfMember } from '../../upgrade/rules/rules-of-member.ts'
import type { FactKind } from '../../upgrade-facts/version-facts.ts'
import type { Change } from '../../upgrade-facts/version-diff.ts'
import { defaultOf, hasOtherDefault, hasOtherType, isDeprecatedNow } from '../../upgrade-facts/version-diff.ts'
import { CodeWords } from '../ui/code-words.tsx'
import type { AskedDiff } from './asked-diff.ts'
import styles from './diff-row.module.css'
import type { DiffTexts } from './diff-texts.ts'

interface Props {
  text: DiffTexts
  language: Language
  change: Change
  asked: AskedDiff
  isDocumented: boolean
}

/** One member: what became of it, its name as it is written in code, and what it was and is. */
export function DiffRow({ text, language, change, asked, isDocumented }: Props) {
  const { way, kind, inside } = change
  const path = change.subject + change.key
  const isMember = isDocumented && readMemberPath(path) !== undefined
  const name = nameOf(change)
  const { before = [], after = [] } = change
  const isDeprecated = way === 'changed' ? isDeprecatedNow(before, after) : way === 'came' && after[2] === 1
  return (
    <li className={styles.row} data-way={way}>
      <span className={styles.way}>{text.ways[way]}</span>
      <span className={styles.kind}>{text.kindOne[kind]}</span>
      <div className={styles.what}>
        {isMember ? (
          <a href={`#${memberPlace(path)}`} title={text.reference(name)}>
            <code>{name}</code>
          </a>
        ) : (
          <code>{name}</code>
        )}
        {isDeprecated && <span className={`badge ${styles.deprecated}`}>{text.deprecated}</span>}
        {inside > 0 && <small>{text.inside(inside)}</small>}
        <Facts text={text} change={change} />
        {way !== 'came' &&
          rulesOfMember(change, asked).map(rule => <Advice key={rule.id} {...{ text, language, kind, rule }} />)}
      </div>
    </li>
  )
}

function Facts({ text, change: { way, kind, before = [], after = [] } }: Pick<Props, 'text' | 'change'>) {
  const isChanged = way === 'changed'
  const [label, now] = [kind === 'variable' ? text.value : text.default, way === 'went' ? before : after]
  return (
    <dl>
      {isChanged
        ? hasOtherType(before, after) && <Both text={text} label={text.type} before={before[0]} after={after[0]} />
        : now[0] && <One label={text.type} value={now[0]} />}
      {isChanged
        ? hasOtherDefault(before, after) && (
            <Both text={text} label={label} before={defaultOf(before)} after={defaultOf(after)} />
          )
        : defaultOf(now) && <One label={label} value={defaultOf(now)} />}
    </dl>
  )
}

function One({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  )
}

function Both({
  text,
  label,
  before = '',
  after = ''
}: {
  text: DiffTexts
  label: string
  before?: string
  after?: string
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="vh">{text.before}</span>
        {before ? <code className={styles.before}>{before}</code> : <i>{text.none}</i>}
        <span aria-hidden="true"> → </span>
        <span className="vh">{text.after}</span>
        {after ? <code className={styles.after}>{after}</code> : <i>{text.none}</i>}
      </dd>
    </div>
  )
}

/** Hundreds of variables, types and exports would all say the same: the link is enough. */
const saysLittle: ReadonlySet<FactKind> = new Set(['variable', 'type', 'export'])

interface AdviceProps extends Pick<Props, 'text' | 'language'> {
  kind: FactKind
  rule: Rule
}

/** What there is to do, in the words of the rule. */
function Advice({ text, language, kind, rule: { id, sentence, page } }: AdviceProps) {
  return (
    <p className={styles.advice} data-rule={id}>
      {!saysLittle.has(kind) && (
        <>
          <CodeWords text={sentence[language]} />{' '}
        </>
      )}
      <a href={`#${page}`}>{text.toDo}</a>
    </p>
  )
}

/** As a reader writes it. */
function nameOf({ subject, key, kind, name }: Change): string {
  if (kind === 'export' || kind === 'type') return name
  if (kind === 'variable') return subject === 'sass' ? `$${name}` : name
  return memberName(subject + key)
}
