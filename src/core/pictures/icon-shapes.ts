/** Paths of the line icons of shop and dashboards, 24 × 24. */
export const ICON_SHAPES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter: 'M4 7h16M7 12h10M10 17h4',
  sort: 'M8 5v14M4 15l4 4 4-4M16 19V5M12 9l4-4 4 4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  heart: 'M12 20C1 12 4 5 8 5c3 0 4 3 4 3s1-3 4-3c4 0 7 7-4 15z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-7 15-7 16 0',
  bag: 'M5 8h14l-1 12H6zM8 8a4 4 0 0 1 8 0',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  pin: 'M12 21l-5-7a6.5 6.5 0 1 1 10 0zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  truck: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  cash: 'M3 7h18v10H3zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  return: 'M8 5L4 9l4 4M4 9h11a5 5 0 0 1 0 10H8',
  refund: 'M8 6h9M8 9.5h9M8 6h2.5a3.5 3.5 0 0 1 0 7H8l6 6',
  support:
    'M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5.5A1.5 1.5 0 0 1 4 16.5zM20 13h-3v5h1.5a1.5 1.5 0 0 0 1.5-1.5zM17 18c0 2-2 2.5-5 2.5',
  tag: 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5zM8 8h.01',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1l1.6-2.2 5 1.5V18c0 1.5-1 2.5-2.5 2.5C10 20.5 3.5 14 3.5 6 3.5 4.5 4.5 3.5 6 3.5z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z',
  warning: 'M12 4l9.5 16h-19zM12 10v4.5M12 17.2v.1',
  scales: 'M12 4v16M8 20h8M5 7h14M5.5 7L3 13.5h5zM18.5 7L16 13.5h5z',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  pause: 'M9 7v10M15 7v10',
  play: 'M9 6l9 6-9 6z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  bars: 'M4 20h16M6 16v-4M12 16V5M18 16V9',
  file: 'M6 3h8l4 4v14H6zM13 3v5h5M9 13h6M9 17h6',
  exit: 'M11 4H5v16h6M10 12h11M17 8l4 4-4 4',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
} as const;

/** Shapes that drive ahead or come back, where pages are read from right to left. */
export const TURNED_SHAPES: Partial<Record<keyof typeof ICON_SHAPES, string>> = {
  return: 'M20 9H9a5 5 0 0 0 0 10h7M20 9l-4-4M20 9l-4 4',
  truck: 'M21 7H10v9h11zM10 10H6l-3 3v3h7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
};
