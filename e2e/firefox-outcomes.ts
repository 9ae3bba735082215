import type { Attack, AttackTargets } from './attacks.ts'
import type { FocusAttempt } from './sandbox-focus.ts'
import { focusAttempts } from './sandbox-focus.ts'
import { attacks, navigationAttacks } from './attacks.ts'

/** Result of an attempt in Firefox if it differs from Chromium. */
interface FirefoxDifference {
  sandboxed?: string
  unprotected?: string
  /** The attempt sends no request, even with the sandbox disabled. */
  reaches?: 'none'
}

const onBothHosts = (name: string, difference: FirefoxDifference): [string, FirefoxDifference][] =>
  ['site', 'otherHost'].map(host => [`${name} from the ${host}`, difference])

const differences = new Map<string, FirefoxDifference>([
  ['window', { sandboxed: 'InvalidAccessError' }],
  ['clipboard', { unprotected: 'NotAllowedError' }],
  ['writing the clipboard', { unprotected: 'NotAllowedError' }],
  // Firefox sends no WebRTC requests to a server on this machine.
  ...[
    'relay',
    'relay of a child frame',
    'relay of a child frame, before its insertion ends',
    'relay of a frame of text'
  ].map((name): [string, FirefoxDifference] => [name, { reaches: 'none' }]),
  ['prefixed relay', { unprotected: 'none', reaches: 'none' }],
  ['constructor PaymentRequest', { unprotected: 'undefined' }],
  ['geolocation', { sandboxed: 'User denied geolocation prompt', unprotected: 'no result' }],
  ['prefetch from the site', { unprotected: 'error' }],
  ['worker', { sandboxed: 'error' }],
  ...onBothHosts('beacon', { sandboxed: 'false, connect-src' }),
  ...onBothHosts('socket', { sandboxed: 'NS_ERROR_CONTENT_BLOCKED, connect-src' }),
  ...onBothHosts('preload', { sandboxed: 'error' }),
  ...onBothHosts('module preload', { sandboxed: 'error' }),
  ...onBothHosts('frame', { sandboxed: 'error, frame-src' }),
  ['opening in the top', { sandboxed: 'InvalidAccessError' }],
  ['opening a window', { sandboxed: 'InvalidAccessError' }]
])

const applyDifferences = (list: Attack[]): Attack[] =>
  list.map(({ reaches, ...attack }) => {
    const { reaches: isUnreached, ...results } = differences.get(attack.name) ?? {}
    return { ...attack, ...results, ...(reaches && !isUnreached && { reaches }) }
  })

export const attacksInFirefox = (targets: AttackTargets): Attack[] => applyDifferences(attacks(targets))
export const navigationAttacksInFirefox = (otherHost: string): Attack[] =>
  applyDifferences(navigationAttacks(otherHost))

const focusDifferences = new Map<string, FocusAttempt['outcome']>([])

/** Outcome of an attempt to take the focus. */
export const focusOutcomeInFirefox = ({ name, outcome }: FocusAttempt): FocusAttempt['outcome'] =>
  focusDifferences.get(name) ?? outcome

/** Attempts that the frame blocks in one way each; Chromium runs all of them. */
const sampledNames = [
  'focus() of a field',
  'focus() of a field in a shadow tree',
  'showModal()',
  'showPopover()',
  'a click on a button with popovertarget',
  'a click on a label',
  'an address with a fragment',
  'an inserted field with autofocus',
  'execCommand()'
]

/** One attempt of each kind, and all that only the page can end. */
export const focusAttemptsInFirefox = focusAttempts.filter(
  attempt => focusOutcomeInFirefox(attempt) === 'ended' || sampledNames.includes(attempt.name)
)
