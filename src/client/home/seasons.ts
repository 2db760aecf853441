/** The ISO date in India; core/calendar/indian-day.ts would bring more code with it. */
const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });

/** Hides what is over since the page was built. */
for (const section of document.querySelectorAll<HTMLElement>('[data-until]'))
  section.hidden = (section.dataset['until'] as string) < today;
