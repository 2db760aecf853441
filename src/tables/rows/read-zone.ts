/**
 * Reads time zones in tables: "Z", "+05:30", "GMT-0700 (Pacific Daylight Time)", "PST", "[America/New_York]". They decide in which day of India a
 * moment is, so an unknown zone is never taken for India's.
 */

/** Zones that shop programs write. Names that may mean two zones, such as BST, are not known. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ Z: 'UTC', UT: 'UTC', UTC: 'UTC', GMT: 'UTC', CET: 'Europe/Paris', EET: 'Europe/Athens', MSK: '+03:00' },
  ...{ IST: '+05:30', GST: '+04:00', PKT: '+05:00', NPT: '+05:45', SGT: '+08:00', HKT: '+08:00' },
  ...{ PST: '-08:00', PDT: '-07:00', MST: '-07:00', MDT: '-06:00', CST: '-06:00', CDT: '-05:00', EST: '-05:00' },
  ...{ EDT: '-04:00', PT: 'America/Los_Angeles', MT: 'America/Denver', CT: 'America/Chicago', ET: 'America/New_York' },
  ...{ JST: '+09:00', AEST: '+10:00', AEDT: '+11:00', CEST: '+02:00', EEST: '+03:00' },
  ...{ 'INDIA TIME': '+05:30', 'INDIAN TIME': '+05:30', 'INDIA STANDARD TIME': '+05:30' },
  'INDIAN STANDARD TIME': '+05:30',
};

/** An offset in hours that is not part of the following day or time. */
const OFFSET = /^ ?(?:UTC|GMT)? ?([+\-−])(\d{1,2})(?::?(\d{2}))?(?![\d.:-]|\/(?!\d{4}))/iu;
/** The name of the same zone, which may follow the offset. */
const SAME_ZONE = /^ ?(?:\([^()]{1,60}\)|\[[\w/+-]{1,60}\]|[A-Z]{2,5}(?!\p{L}))/u;
const NAME =
  /^ ?(\(|\[)?([A-Z]{1,4}T|UTC|MSK|Z|utc|gmt|ist|z|[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?|(?:[A-Z][a-z]+ ){1,3}[Tt]ime)(?!\p{L})[)\]]?/u;
/** After a day without a time: the zone of its calendar, as XML writes it. */
const OF_DAY = /^(?:Z|[+-]\d{2}:\d{2})(?![\d.:\p{L}-])/u;

/** The zone at the beginning of a text that follows a day, and its length; "" for none. */
export function readZone(text: string, hasTime: boolean): { readonly zone: string; readonly length: number } {
  if (!hasTime) return { zone: '', length: OF_DAY.exec(text)?.[0].length ?? 0 };
  const [offset, sign, hours = '', minutes = '00'] = OFFSET.exec(text) ?? [];
  if (offset !== undefined) {
    const [same = ''] = SAME_ZONE.exec(text.slice(offset.length)) ?? [];
    const zone = `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
    return { zone, length: offset.length + same.length };
  }
  const [whole = '', , name = ''] = NAME.exec(text) ?? [];
  return { zone: name, length: whole.length };
}

/** By how many minutes the clocks of a zone are ahead of UTC when they show `clock`, in milliseconds; undefined for an unknown zone. */
export function offsetAt(zone: string, clock: number): number | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en', {
      // The platform knows some other short names, but only as one of several zones with that name.
      timeZone: NAMES[zone.toUpperCase()] ?? (/[/:]/.test(zone) ? zone : 'unknown'),
      timeZoneName: 'longOffset',
    });
  } catch {
    return undefined;
  }
  const offsetOf = (at: number) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  // Where clocks change, the offset of the moment itself counts.
  return offsetOf(clock - offsetOf(clock) * 60_000);
}
