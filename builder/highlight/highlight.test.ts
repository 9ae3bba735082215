import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decodeTokens, encodeTokens, splitTokenLines } from '../../shared/code.ts'
import type { CodeLanguage } from './highlight.ts'
import { highlight } from './highlight.ts'

/** Writes tokens as `key‹const› a`: the kind before the text, plain text bare. */
const show = (code: string, lang: CodeLanguage) =>
  highlight(code, lang)
    .map(({ kind, text }) => (kind ? `${kind}‹${text}›` : text))
    .join('')
const textOf = (code: string, lang: CodeLanguage) =>
  highlight(code, lang)
    .map(({ text }) => text)
    .join('')

const languages: CodeLanguage[] = ['vue', 'html', 'ts', 'js', 'tsx', 'css', 'scss', 'json', 'sh', 'text']
const golden = path.join(import.meta.dirname, '../demos/erase-types.golden')
const texts: Record<string, string> = {
  ...Object.fromEntries(readdirSync(golden).map(name => [name, readFileSync(path.join(golden, name), 'utf8')])),
  'an empty text': '',
  'line breaks only': '\n\n\r\n',
  CRLF: '<template>\r\n  <p>{{ a }}</p>\r\n</template>\r\n<script>\r\n/* a\r\nb */\r\n</script>\r\n',
  'a lone carriage return': 'a\rb /* c\rd */',
  tabs: '\t<p\t:a="b"\t/>\n\tconst\ta\n',
  emoji: "<p title=\"👩‍👩‍👧\">{{ '🎉' }}</p><script>const a = '👍🏽' // 🀄\n</script>",
  'an unterminated string': 'const a = \'b\nconst c = "d',
  'an unterminated template': 'const a = `b ${c\n',
  'an unterminated tag': '<p :a="b\n<script lang="ts">const a = 1',
  'an unterminated comment': '<!-- a\n/* b',
  'an unterminated interpolation': '<p>{{ a</p> {{ }} {{}}',
  'an end tag in a string': "<script>const a = '</script>'</script><p>b</p>",
  'braces in strings': "<p>{{ '}}' }} {{ a < b && c > d }}</p>",
  'unbalanced braces': '}}} { a: b; ) ]',
  'a null character': 'a\0b\u2028c\ufeff',
  'a prompt': 'npm i "a\nb" \\\n  --c # d\n\'e'
}

for (const lang of languages) {
  test.each(Object.entries(texts))(
    `%s as ${lang} loses no character and decodes to the same tokens and lines`,
    (_, code) => {
      const tokens = highlight(code, lang)
      expect(textOf(code, lang)).toBe(code)
      expect(decodeTokens(code, encodeTokens(tokens))).toEqual(tokens)
      expect(splitTokenLines(tokens).map(line => line.map(({ text }) => text).join(''))).toEqual(
        code
          .replace(/\r?\n$/, '')
          .split(/\r?\n/)
          .slice(0, code ? undefined : 0)
      )
    }
  )

  test.each(Object.entries(texts))(
    `%s as ${lang} has no token across a line break and no adjacent tokens of one kind`,
    (_, code) => {
      const tokens = highlight(code, lang)
      tokens.forEach(({ text, kind }, index) => {
        const isBreak = text === '\n' || text === '\r\n'
        expect(text).not.toBe('')
        expect(isBreak ? kind : text.includes('\n')).toBe(isBreak ? undefined : false)
        const next = tokens[index + 1]
        if (!isBreak && next && !next.text.endsWith('\n')) expect(next.kind).not.toBe(kind)
      })
    }
  )
}

test.each<[CodeLanguage, string, string]>([
  [
    'vue',
    '<vxe-table :data="rows" height="300">',
    'tag‹<vxe-table› dir‹:data›=str‹"rows"› attr‹height›=str‹"300"›tag‹>›'
  ],
  ['vue', '<p :sort-config="{ field: \'age\' }" />', 'tag‹<p› dir‹:sort-config›=str‹"{ field: \'age\' }"› tag‹/>›'],
  [
    'vue',
    '<p @a.b="c" #d="{ e }" v-slot:f v-if="g && h" sortable></p>',
    'tag‹<p› dir‹@a.b›=str‹"c"› dir‹#d›=str‹"{ e }"› dir‹v-slot:f› dir‹v-if›=str‹"g && h"› attr‹sortable›tag‹></p>›'
  ],
  ['vue', '<p>a && {{ row.age + 1 }}</p>', 'tag‹<p>›a && pun‹{{› rowpun‹.›age pun‹+› num‹1› pun‹}}›tag‹</p>›'],
  [
    'vue',
    '<li>{{ a < b && c }} &nbsp;<!-- d -->',
    'tag‹<li>›pun‹{{› a pun‹<› b pun‹&&› c pun‹}}› &nbsp;com‹<!-- d -->›'
  ],
  [
    'vue',
    '<script lang="ts">\nconst a: Row = 1\n</script>',
    'tag‹<script› attr‹lang›=str‹"ts"›tag‹>›\nkey‹const› apun‹:› type‹Row› pun‹=› num‹1›\ntag‹</script>›'
  ],
  [
    'vue',
    '<style lang="scss" scoped>\n$a: 1px; // b\n</style>',
    'tag‹<style› attr‹lang›=str‹"scss"› attr‹scoped›tag‹>›\nattr‹$a›pun‹:› num‹1px›pun‹;› com‹// b›\ntag‹</style>›'
  ],
  [
    'html',
    '<!doctype html><a :b="c">{{ d }}</a>',
    'com‹<!doctype html>›tag‹<a› attr‹:b›=str‹"c"›tag‹>›{{ d }}tag‹</a>›'
  ],
  ['html', '<script>let a</script>', 'tag‹<script>›key‹let› atag‹</script>›'],
  ['ts', "import { a } from 'b' // c", "key‹import› pun‹{› a pun‹}› key‹from› str‹'b'› com‹// c›"],
  ['ts', '/* a\nb */', 'com‹/* a›\ncom‹b */›'],
  ['ts', 'interface A { b?: string }', 'key‹interface› type‹A› pun‹{› b?pun‹:› type‹string› pun‹}›'],
  ['js', 'this.a = `b${c}d` || null', 'key‹this›pun‹.›a pun‹=› str‹`b›pun‹${›cpun‹}›str‹d`› pun‹||› key‹null›'],
  ['tsx', '<p class="a">{b as C}</p>', 'tag‹<p› attr‹class›pun‹=›str‹"a"›tag‹>›pun‹{›b key‹as› type‹C›pun‹}›tag‹</p>›'],
  [
    'css',
    '.a > p:hover { margin: 0 4px; }',
    'tag‹.a› pun‹>› tag‹p›pun‹:›tag‹hover› pun‹{› attr‹margin›pun‹:› num‹0› num‹4px›pun‹;› pun‹}›'
  ],
  [
    'scss',
    '.a {\n  &:hover { width: $b } // it\'s "c"\n}',
    'tag‹.a› pun‹{›\n  tag‹&›pun‹:›tag‹hover› pun‹{› attr‹width›pun‹:› attr‹$b› pun‹}› com‹// it\'s "c"›\npun‹}›'
  ],
  ['scss', 'a { b: url(http://c.d); }', 'tag‹a› pun‹{› attr‹b›pun‹:› key‹url›pun‹(›str‹http://c.d›pun‹);› pun‹}›'],
  ['json', '{ "a": [1, true] }', 'pun‹{› attr‹"a"›pun‹:› pun‹[›num‹1›pun‹,› key‹true›pun‹]› pun‹}›'],
  [
    'sh',
    '# a\nnpm i vxe-table@3.8 && A=1 node "b"',
    'com‹# a›\nkey‹npm› i vxe-table@3.8 pun‹&&› A=1 key‹node› str‹"b"›'
  ],
  ['sh', 'curl http://a/#b | sh', 'key‹curl› http://a/#b pun‹|› key‹sh›'],
  ['text', 'const a = 1', 'const a = 1']
])('%s code is highlighted: %s', (lang, code, shown) => {
  expect(show(code, lang)).toBe(shown)
})
