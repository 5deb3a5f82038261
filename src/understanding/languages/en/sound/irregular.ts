/** Words that are not said as they are written, each with its sounds (`phones.ts`). */
export const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `
  the:T@ a:@ an:@n to:tU two:tU too:tU of:@v off:of one:w@n once:w@ns four:for eight:Et eighty:Eti eighteen:Etin do:dU does:d@z done:d@n
  you:jU your:jor our:Ar are:Ar is:Iz was:w@z were:w3 what:wot who:hU whose:hUz have:hav has:haz give:gIv live:lIv living:lIvIN love:l@v come:k@m
  some:s@m any:eni many:meni anybody:enibodi anyone:eniw@n everyone:evriw@n someone:s@mw@n water:wotr door:dor floor:flor minute:mInIt
  minutes:mInIts hour:Wr hours:Wrz half:haf quarter:kwortr people:pip@l music:mjUzIk volume:voljUm television:tel@vIZ@n said:sed movie:mUvi
  vacuum:vakjUm garage:g@raZ temperature:tempr@Cr curtain:k3t@n curtains:k3t@nz i:Y my:mY me:mi be:bi he:hi she:Si we:wi no:nO go:gO so:sO
  want:wont put:put pull:pul full:ful push:puS wednesday:wenzdE tuesday:tjUzdE saturday:satrdE island:Yl@nd every:evri everything:evriTIN
  everywhere:evriwer been:bIn great:grEt there:Ter their:Ter where:wer move:mUv prove:prUv color:k@lr colour:k@lr orange:orInJ purple:p3p@l
  blue:blU heart:hArt bread:bred head:hed ready:redi weather:weTr breakfast:brekf@st spread:spred dead:ded instead:Insted pleasant:plez@nt
  measure:meZr bathroom:baTrUm warm:worm warmer:wormr war:wor wash:woS washing:woSIN watch:woC word:w3d work:w3k world:w3ld know:nO low:lO
  lower:lOr slow:slO show:SO grow:grO window:wIndO windows:wIndOz yellow:jelO tomorrow:t@morO down:dWn now:nW how:hW shower:SWr power:pWr
  towel:tWl flower:flWr busy:bIzi business:bIznIs build:bIld building:bIldIN juice:jUs fruit:frUt sure:Sur sugar:Sugr machine:m@Sin
  police:p@lis ceiling:silIN receive:r@siv laundry:londri fan:fan blind:blYnd blinds:blYndz mild:mYld child:CYld find:fYnd kind:kYnd
  remind:r@mYnd reminder:r@mYndr reminders:r@mYndrz behind:b@hYnd both:bOT most:mOst post:pOst cold:kOld hold:hOld old:Old gold:gOld
  told:tOld open:Op@n only:Onli over:Ovr close:klOz closed:klOzd ten:ten seven:sev@n seventy:sev@nti eleven:@lev@n oven:@v@n other:@Tr
  mother:m@Tr brother:br@Tr front:fr@nt month:m@nT monday:m@ndE money:m@ni honey:h@ni cover:k@vr won:w@n son:s@n nothing:n@TIN a1:E tv:tivi
  ac:Esi am:am pm:piem ok:OkE okay:OkE degrees:d@griz celsius:selsi@s again:@gen against:@genst thermostat:T3m@stat heating:hitIN
  dentist:dentIst lights:lYts light:lYt night:nYt through:TrU though:TO enough:@n@f laugh:laf cough:kof daughter:dotr thought:Tot
  bought:bot brought:brot caught:kot would:wud could:kud should:Sud iron:Yrn aisle:Yl
`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
