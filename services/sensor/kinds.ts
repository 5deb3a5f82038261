/** What sensors measure: the unit where it is always the same, and what people call it. */
export interface Measured {
  readonly unit: string;
  readonly called: string;
}

/**
 * What sensors notice: the words for it being so or not, what people call it where that is not the thing itself, and other words
 * for the two.
 */
export interface Noticed {
  readonly is: string;
  readonly not: string;
  readonly called: string;
  readonly so?: readonly string[];
  readonly otherwise?: readonly string[];
}

const measured = (unit: string, called: string): Measured => ({ unit, called });

/** By kind of reading, as the keys of a sensor's state are called. */
export const MEASURED: Readonly<Record<string, Measured>> = {
  temperature: measured('°C', 'temperature|temp'),
  humidity: measured('%', 'humidity|moisture'),
  uv: measured('', 'uv|uv level|uv index|uv light|ultraviolet|ultraviolet light'),
  battery: measured('%', 'battery|charge|battery charge|battery level'),
  illuminance: measured(
    'lx',
    'illuminance|light level|brightness|brightness outside|light intensity|luminance|luminosity',
  ),
  power: measured('W', 'power|power use|power usage|power draw|power consumption|consumption|active power'),
  energy: measured('kWh', 'energy|energy use|energy usage|energy consumption|energy production'),
  energy_storage: measured('', 'stored energy|energy storage|energy stored'),
  pressure: measured('hPa', 'pressure|air pressure'),
  atmospheric_pressure: measured('hPa', 'atmospheric pressure|barometric pressure'),
  co2: measured('ppm', 'co 2|co2|carbon dioxide'),
  carbon_dioxide: measured('ppm', 'carbon dioxide'),
  carbon_monoxide: measured('ppm', 'carbon monoxide|co'),
  aqi: measured('', 'air quality|air quality index|aqi'),
  pm1: measured('µg/m³', 'pm 1|particulate matter 1'),
  pm25: measured('µg/m³', 'pm 2.5|pm 25|particulate matter 2.5|fine dust'),
  pm10: measured('µg/m³', 'pm 10|particulate matter 10|dust'),
  nitrogen_dioxide: measured('µg/m³', 'nitrogen dioxide|no 2'),
  nitrogen_monoxide: measured('µg/m³', 'nitrogen monoxide|nitric oxide'),
  nitrous_oxide: measured('µg/m³', 'nitrous oxide|n 2 o'),
  ozone: measured('µg/m³', 'ozone|o 3'),
  sulphur_dioxide: measured('µg/m³', 'sulphur dioxide|sulfur dioxide|so 2'),
  volatile_organic_compounds: measured('µg/m³', 'organic compounds|volatile organic compounds|voc|vocs'),
  current: measured('A', 'current|amperage|electric current'),
  voltage: measured('V', 'voltage'),
  frequency: measured('Hz', 'frequency'),
  apparent_power: measured('VA', 'apparent power'),
  reactive_power: measured('VAR', 'reactive power'),
  power_factor: measured('', 'power factor'),
  gas: measured('', 'gas|gas use|gas usage|gas consumption|gas volume'),
  water: measured('', 'water|water use|water usage|water consumption'),
  volume: measured('', 'volume'),
  volume_storage: measured('', 'stored volume|storage volume|volume stored'),
  moisture: measured('%', 'moisture'),
  wind: measured('m/s', 'wind|wind speed'),
  wind_speed: measured('', 'wind speed'),
  speed: measured('', 'speed|velocity'),
  rain: measured('mm', 'rain|rainfall'),
  precipitation: measured('', 'precipitation|rainfall'),
  precipitation_intensity: measured('', 'precipitation intensity|rain intensity|intensity'),
  irradiance: measured('W/m²', 'irradiance|solar irradiance|solar radiation'),
  sound_pressure: measured('dB', 'sound pressure|acoustic pressure|sound level|noise level|loudness'),
  signal_strength: measured('dBm', 'signal strength|signal|reception'),
  data_rate: measured('', 'data rate|download speed|upload speed|transfer rate|data transfer rate'),
  data_size: measured('', 'data size|file size|size'),
  distance: measured('', 'distance|mileage'),
  duration: measured('', 'duration|length|running time|run time'),
  weight: measured('', 'weight|mass'),
  monetary: measured('', 'price|cost|monetary value|balance'),
  ph: measured('', 'ph|acidity'),
  date: measured('', 'date'),
  timestamp: measured('', 'timestamp|time stamp'),
};

const OPENING = { is: 'open', not: 'closed', so: ['opened', 'ajar'], otherwise: ['shut'] };

export const NOTICED: Readonly<Record<string, Noticed>> = {
  door: { ...OPENING, called: '' },
  window: { ...OPENING, called: '' },
  garage_door: { ...OPENING, called: '' },
  opening: { ...OPENING, called: 'opening|openings' },
  motion: { is: 'motion', not: 'clear', called: 'motion|movement', so: ['triggered', 'detecting motion'] },
  moving: { is: 'moving', not: 'still', called: 'movement', otherwise: ['not moving'] },
  vibration: { is: 'moving', not: 'still', called: 'vibration|vibrations', so: ['vibrating', 'shaking'] },
  occupancy: {
    is: 'occupied',
    not: 'empty',
    called: 'occupancy|presence',
    otherwise: ['vacant', 'unoccupied'],
  },
  presence: {
    is: 'home',
    not: 'away',
    called: 'presence',
    so: ['present', 'at home'],
    otherwise: ['gone', 'absent'],
  },
  moisture: {
    is: 'wet',
    not: 'dry',
    called: 'moisture|leak|leaks|water|water leak|water leaks|flooding|flood',
    so: ['leaking', 'flooded', 'flooding', 'damp'],
  },
  smoke: { is: 'smoke', not: 'clear', called: 'smoke' },
  gas: { is: 'gas', not: 'clear', called: 'gas' },
  carbon_monoxide: { is: 'carbon monoxide', not: 'clear', called: 'carbon monoxide|co' },
  light: { is: 'light', not: 'dark', called: 'light|lights', so: ['bright'] },
  sound: {
    is: 'sound',
    not: 'quiet',
    called: 'sound|sounds|noise|noises',
    so: ['loud'],
    otherwise: ['silent'],
  },
  tamper: {
    is: 'tampered',
    not: 'untouched',
    called: 'tampering|tamper',
    so: ['tampered with', 'being tampered'],
    otherwise: ['clear of tampering'],
  },
  problem: {
    is: 'problem',
    not: 'ok',
    called: 'problem|problems|issue|issues|fault|faults',
    otherwise: ['okay', 'fine'],
  },
  safety: { is: 'unsafe', not: 'safe', called: 'danger|dangers', so: ['dangerous'] },
  battery: {
    is: 'low',
    not: 'normal',
    called: 'battery|batteries',
    so: ['empty', 'dead', 'flat', 'drained', 'running low'],
    otherwise: ['charged', 'full', 'ok'],
  },
  battery_charging: { is: 'charging', not: 'not charging', called: 'battery|batteries' },
  plug: { is: 'plugged in', not: 'unplugged', called: 'plug|plugs' },
  power: {
    is: 'powered',
    not: 'unpowered',
    called: 'power',
    so: ['powered on', 'powered up'],
    otherwise: ['powered off'],
  },
  running: { is: 'running', not: 'not running', called: 'running', so: ['working'], otherwise: ['stopped'] },
  connectivity: {
    is: 'connected',
    not: 'disconnected',
    called: 'connection|connections|connectivity',
    so: ['online', 'reachable'],
    otherwise: ['offline', 'unreachable', 'not connected'],
  },
  update: {
    is: 'update available',
    not: 'up to date',
    called: 'update|updates',
    so: ['outdated', 'out of date'],
    otherwise: ['updated', 'current'],
  },
  heat: { is: 'hot', not: 'not hot', called: 'heat', so: ['overheating', 'too hot'] },
  cold: { is: 'cold', not: 'not cold', called: 'cold|frost', so: ['freezing', 'too cold'] },
  lock: { is: 'unlocked', not: 'locked', called: '' },
};
