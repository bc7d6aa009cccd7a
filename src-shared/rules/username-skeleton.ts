/**
 * Letters of other scripts, and phonetic ones, that look like a Latin letter: from Unicode's list of
 * confusable characters (UTS #39), and the small capitals. By the letter that they look like.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪᗅᴀꓮ𐊠𖽀',
  b: 'ƄʙΒВЬвᏏᏴᑲᖯᗷꓐꞴ𐊂𐊡𐌁',
  c: 'СсᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜',
  d: 'ԁᎠᏧᑯᗞᗪᴅꓒꓓ',
  e: 'ΕЕеҽᎬᴇⴹꓰꬲ𐊆𑢦𑢮',
  f: 'ϜքᖴẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂',
  g: 'ƍɡɢԌցᏀᏳᶃꓖ',
  h: 'ʜΗНнһհᎻᏂᕼⲎꓧ𐋏',
  i: 'ıɩɪιіӏᎥꙇꭵ𑣃',
  j: 'ͿϳЈјᎫᒍᴊꓙꞲ',
  k: 'ΚКкᏦᛕᴋⲔꓗ𐔘',
  L: 'ʟᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖',
  l: 'ƖǀΙІӀᛁⲒⵏꓲ𐊊𐌉𖼨',
  m: 'ΜϺМмᎷᗰᛖᴍⲘꓟ𐊰𐌑',
  n: 'ɴΝոռⲚꓠ𐔓',
  o: 'ΟοσОоՕօჿᴏᴑⲞⲟⵔꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗',
  p: 'ΡρРрᏢᑭᴘⲢⲣꓑ𐊕',
  q: 'ԛգզⵕ',
  r: 'ƦʀгᎡᏒᖇᴦⲅꓣꭇꭈꮁ𐒴𖼵',
  s: 'ƽЅѕՏᏕᏚꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ΤТтᎢᴛⲦꓔ𐊗𐊱𐌕𑢼𖼊',
  u: 'ʋυՍսᑌᴜꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂',
  v: 'νѴѵᏙᐯᴠⴸꓦꮩ𐔝𑢠𑣀𖼈',
  w: 'ɯѡԜԝաᎳᏔᴡꓪꮃ',
  x: 'ΧХхᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐔧',
  y: 'ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ΖᏃᴢꓜꮓ𑢩𑣄',
};

const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other, latin]),
  ),
);

/** What nobody sees: signs without a shape, and letters whose shape is blank. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;

/**
 * What a person sees of a username, near enough: two users with one skeleton would be taken for each
 * other. Compatible forms are one, what is unseen is gone, other scripts' twins of Latin letters are
 * those letters, in any case; capital I, small l and 1 are one sign, O and 0 another. Diacritics stay:
 * they tell names apart.
 */
export function usernameSkeleton(username: string): string {
  const seen = username.normalize('NFKC').replace(UNSEEN, '').trim().replace(/\s+/gu, ' ');
  return Array.from(seen, (letter) => LATIN_OF.get(letter) ?? letter)
    .join('')
    .replace(/[Il1|]/g, '|')
    .replace(/0/g, 'o')
    .toLowerCase();
}
