import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

/** Names in sentences of other languages: with endings, with prefixes and without spaces. */

const ids = (text: string) => readTools(text).tools.map(({ entry, text: name }) => entry?.id ?? name)

describe('a Latin word in a text of another script is a name, even if it is an English word', () => {
  test.each([
    ['Конспекты лекций — Notion, чертежи — Blender.', ['notion', 'blender']],
    ['名簿はExcel、連絡はSignal。', ['microsoft-excel', 'signal']],
    ['המאמר נכתב ב-Word והגרפים ב-Prism.', ['microsoft-word', 'graphpad-prism']],
    ['أحرر الصوت في Reaper وأرسم في Procreate.', ['reaper', 'procreate']],
  ])('%s', (text, used) => expect(ids(text)).toEqual(used))
})

test('a Chinese name that is an ordinary word is a tool beside words of its kind', () => {
  expect(ids('上班打车用滴滴。')).toEqual(['didi'])
  expect(ids('雨水滴滴答答地下。')).toEqual([])
})

describe('a name with a particle or an ending of its language', () => {
  test.each([
    ['Korean particles', '저는 피그마로 디자인하고 슬랙으로 소통하고 노션에 정리해요.', ['figma', 'slack', 'notion']],
    ['a Korean particle behind two words', '파일은 구글 드라이브로 보내드려요.', ['google-drive']],
    ['Turkish endings behind an apostrophe', 'Görevleri Todoist’te tutuyorum, tasarım Figma’da.', ['todoist', 'figma']],
    ['a Turkish ending behind an everyday word', "Notları Obsidian'da yazıyorum.", ['obsidian']],
    ['a Turkish ending that makes another name', "Metinleri Word'le yazıyorum.", ['microsoft-word']],
    ['a Turkish ending that has grown on', 'Tasarımı Figmada yapıyoruz.', ['figma']],
    [
      'Polish cases, which change the last letter',
      'Piszę w Notionie, rysuję w Figmie i Photoshopie.',
      ['notion', 'figma', 'photoshop'],
    ],
    [
      'Polish without Polish letters',
      'Korzystamy z Slacka, Trello i Google Docsa.',
      ['slack', 'trello', 'google-docs'],
    ],
    [
      'Russian cases',
      'Задачи веду в Трелло, рисую в Фигме, заметки держу в Обсидиане.',
      ['trello', 'figma', 'obsidian'],
    ],
    ['Ukrainian cases', 'Пишу код у Вебштормі, спілкуємось у Слаку.', ['webstorm', 'slack']],
    [
      'Polish cases in small letters',
      'makiety robię w figmie, zdjęcia w photoshopie, a banery w canvie',
      ['figma', 'photoshop', 'canva'],
    ],
    ['a Hebrew prefix before two words', 'משלוחים מזמינים בתן ביס.', ['ten-bis']],
    ['Hebrew prefixes', 'אנחנו מעצבים בפיגמה וכותבים בנושן.', ['figma', 'notion']],
    ['a Hebrew prefix before Latin letters', 'אנחנו כותבים בNotion.', ['notion']],
    ['Arabic prefixes', 'نكتب في نوشن ونصمم بفيجما.', ['notion', 'figma']],
    ['a stretched Arabic prefix before Latin letters', 'نصمم بـFigma.', ['figma']],
    ['Chinese without spaces', '我们用飞书和钉钉办公，收款用支付宝。', ['lark', 'dingtalk', 'alipay']],
    ['Hindi vowel signs', 'हम टैली और व्हाट्सऐप इस्तेमाल करते हैं।', ['tallyprime', 'whatsapp']],
  ])('is found: %s', (_, text, expected) => expect(ids(text)).toEqual(expected))

  test.each([
    ['English possessives', "I use Figma's plugins and D'Addario strings.", ['figma', 'd-addario-strings']],
    ['quotation marks', "I use 'Figma' and ‘Trello’.", ['figma', 'trello']],
    ['French articles', "J'utilise Figma et l'appli Trello d'un ami.", ['figma', 'trello']],
    ['a Dutch text with words that Turkish has', 'En ik ben blij met Figma en Trello.', ['figma', 'trello']],
  ])('is not shortened: %s', (_, text, expected) => expect(ids(text)).toEqual(expected))

  test('is shown as the text writes it, without the ending', () => {
    expect(readTools('저는 노션을 써요.').tools.map(({ text }) => text)).toEqual(['노션'])
    expect(readTools('Рисую в Фигме.').tools.map(({ text }) => text)).toEqual(['Фигма'])
  })
})

describe('words between commas', () => {
  test.each([
    ['Chinese', '我在杭州做电商,客服用钉钉,主图用Photoshop修。', ['dingtalk', 'photoshop']],
    ['Russian', 'Инженер, чертим в Автокаде, сметы считаем в Экселе.', ['autocad', 'microsoft-excel']],
    ['Portuguese', 'Sou arquiteta, trabalho com Revit, uso Lumion para as imagens.', ['revit', 'lumion']],
    ['Italian', 'Gestisco un agriturismo, uso Figma per i volantini, lavoro con Trello.', ['figma', 'trello']],
  ])('are not tools in clauses: %s', (_, text, expected) => expect(ids(text)).toEqual(expected))

  test.each([
    ['Spanish', 'Figma, Zorglub, Trello y Photoshop', ['figma', 'Zorglub', 'trello', 'photoshop']],
    ['Chinese', '飞书、钉钉、佐格鲁布', ['lark', 'dingtalk', '佐格鲁布']],
  ])('are tools in a list, known or not: %s', (_, text, expected) => expect(ids(text)).toEqual(expected))

  test('Portuguese "no" means "in the" and refuses nothing', () => {
    expect(ids('Pesquisadora em ecologia: mapas no QGIS e fotos no iNaturalist.')).toEqual(['qgis', 'inaturalist'])
    expect(ids('My maps are in QGIS, no iNaturalist here.')).toEqual(['qgis'])
  })
})
