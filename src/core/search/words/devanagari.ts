const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h'.split(' ');
const WITH_NUKTA: Readonly<Record<string, string>> = { ज: 'z', ड: 'r', ढ: 'r' };
const INDEPENDENT: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
  ...{ 'ॉ': 'o', 'ॅ': 'e', '्': '' },
};
const NUKTA = '\u093c';
/** Candrabindu and anusvara. */
const NASALS = ['\u0901', '\u0902'];
const VISARGA = '\u0903';

/** A spoken unit: a consonant with its vowel, or one of the two. `hasOwnVowel` is false for the "a" that is not written. */
interface Sound {
  consonant: string;
  vowel: string;
  hasOwnVowel: boolean;
}

/** A word in Devanagari, decomposed (NFD), in Latin letters as it is spoken: "काजल" is "kaajal". Other letters stay. */
export function romanise(word: string): string {
  const sounds = listSounds(word);
  const last = sounds.length - 1;
  for (let index = last; index >= 0; index--) {
    const sound = sounds[index] as Sound;
    if (sound.hasOwnVowel || !sound.consonant) continue;
    // The vowel that is not written is silent at the end, and between two syllables with vowels of their own.
    const [before, after] = [sounds[index - 1], sounds[index + 1]];
    if ((index === last && last > 0) || (before?.vowel && after?.consonant && after.vowel && index > 0))
      sound.vowel = '';
  }
  return sounds
    .map(({ consonant, vowel }) => consonant + vowel)
    .join('')
    .replace(/n(?=[pbm])/g, 'm');
}

function listSounds(word: string): Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word];
  for (const [index, letter] of letters.entries()) {
    const position = letter.charCodeAt(0) - 0x915;
    const sound = sounds.at(-1);
    const sign = SIGNS[letter];
    if (NASALS.includes(letter)) sounds.push({ consonant: 'n', vowel: '', hasOwnVowel: true });
    else if (position >= 0 && position < CONSONANTS.length) {
      const marked = letters[index + 1] === NUKTA ? WITH_NUKTA[letter] : undefined;
      sounds.push({ consonant: marked ?? (CONSONANTS[position] as string), vowel: 'a', hasOwnVowel: false });
    } else if (sign !== undefined && sound) [sound.vowel, sound.hasOwnVowel] = [sign, true];
    else if (letter !== NUKTA && letter !== VISARGA)
      sounds.push({ consonant: '', vowel: INDEPENDENT[letter] ?? letter, hasOwnVowel: true });
  }
  return sounds;
}
