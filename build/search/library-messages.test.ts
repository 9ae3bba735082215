import { expect, test } from 'vitest'
import { readLibraryMessages, valuesIn } from './library-messages.ts'

test('the installed library says the same things in each language', () => {
  const { texts } = readLibraryMessages()
  expect(Object.keys(texts.zh).length).toBeGreaterThan(30)
  expect(Object.keys(texts.en)).toEqual(Object.keys(texts.zh))
  expect(texts.zh.reqProp).toContain('"{0}"')
})

test('the values of its messages are read from the sources', () => {
  expect(readLibraryMessages().values.reqProp).toContain('keep-source')
})

test('what is known at run time is *, and comments do not count', () => {
  expect(
    valuesIn(
      "  warnLog('vxe.error.reqProp', ['id'])\n  // warnLog('vxe.error.reqProp', ['gone'])\n  errLog('vxe.error.errProp', [`type=${type}`, 'x'])\n  errLog('vxe.error.useErr', [key])\n  warnLog('vxe.error.unableInsert')"
    )
  ).toEqual({ reqProp: ['id'], errProp: ['type=*'], useErr: ['*'], unableInsert: [''] })
})
