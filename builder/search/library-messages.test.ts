import { expect, test } from 'vitest'
import { readLibraryMessages, findLoggedValues } from './library-messages.ts'

test('the installed library has the same message keys in Chinese and English', () => {
  const { texts } = readLibraryMessages()
  expect(Object.keys(texts.zh).length).toBeGreaterThan(30)
  expect(Object.keys(texts.en)).toEqual(Object.keys(texts.zh))
  expect(texts.zh.reqProp).toContain('"{0}"')
})

test('the values logged with a library message are read from the library sources', () => {
  expect(readLibraryMessages().values.reqProp).toContain('keep-source')
})

test('in logged values of library messages, run-time values are *, and comments are ignored', () => {
  expect(
    findLoggedValues(
      "  warnLog('vxe.error.reqProp', ['id'])\n  // warnLog('vxe.error.reqProp', ['gone'])\n  errLog('vxe.error.errProp', [`type=${type}`, 'x'])\n  errLog('vxe.error.useErr', [key])\n  warnLog('vxe.error.unableInsert')"
    )
  ).toEqual({ reqProp: ['id'], errProp: ['type=*'], useErr: ['*'], unableInsert: [''] })
})
