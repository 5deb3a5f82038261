/** What people call the calendar and what stands in it. */

export const BOOK = '(calendar|calender|calander|calendars|diary|agenda|schedule|planner|itinerary)';
export const CALENDAR = `((to|into) [my|the|our|this]|[in|on] (my|the|our|this)) [work|family|home|personal] ${BOOK}`;
export const OFF_IT = `(from|off|off of|out of|in|on|of) [my|the|our|this] [work|family|home|personal] ${BOOK}`;

/** What stands in calendars: without the word "calendar", only these are taken for an entry. */
export const OCCASIONS = (
  'meeting appointment call lunch dinner breakfast brunch sync session class lesson party visit interview date event game ' +
  'match practice training conference review standup exam test checkup haircut birthday concert movie workout ' +
  'yoga therapy dentist doctor vet webinar workshop picnic barbecue ceremony wedding reunion rehearsal consultation gala ' +
  'anniversary holiday vacation trip flight festival funeral seminar reservation playdate prayer shower conference ' +
  'marriage program tournament show ceremony gathering luncheon supper drinks outing recital bday graduation banquet hearing deadline hike church mass ' +
  'club gym massage physical mammogram delivery grooming manicure pedicure facial orthodontist therapist pediatrician physio dermatologist optician surgery inspection presentation demo retreat bbq sleepover prom lecture audition ' +
  'operation surgery scan checkup mot audit ' +
  'tryout fundraiser housewarming christening baptism tutoring swimming football soccer tennis golf choir karate ballet'
).split(' ');

/** What is ordered elsewhere, or kept by another service. */
export const NO_ENTRY =
  'titled start starts starting ends ending until taxi uber cab ride ticket train bus table hotel car alarm reminder timer list song playlist game movie pizza'.split(
    ' ',
  );

/** Things of the house, which are scheduled by their own services. */
export const MACHINES =
  'light lamp vacuum roomba robot coffee heater heating thermostat temperature fan tv television music speaker sprinkler water blind shade curtain door lock plug socket switch machine cleaning scene mode news update alert notification report headline it this that something week day time'.split(
    ' ',
  );

/** Who wants to know something wants nothing written down. */
export const KNOWING = 'know hear see read what if whether tell'.split(' ');

export const ANY_EVENT =
  '(event|events|meeting|meetings|appointment|appointments|entry|entries|plan|plans|engagement|engagements|thing|date|dates|program|programs|booking|bookings|commitment|commitments|activity|activities)';
