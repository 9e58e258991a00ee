import type { SamplePost } from '../sample-content.ts';

export const hiringFirst: SamplePost = {
  id: 'hiring-first',
  slug: 'hiring-first',
  title: 'Your first hire in Portugal',
  titlePt: 'A sua primeira contratação em Portugal',
  summary: 'Fourteen salaries, explained without alarm.',
  summaryPt: 'Catorze salários, explicados sem alarme.',
  content: `A Portuguese year has fourteen salaries. The twelve that you expect, one before the summer holiday, and one by 15 December. This is not a bonus and it is not negotiable. It is arithmetic, and it only hurts if the offer letter was written for twelve.

So speak in yearly gross, and then divide by fourteen. On top of the gross the company pays Social Security, 23.75% under the general scheme. The employee pays 11%, which is taken from the salary together with income tax. A meal allowance is usual, though not required by law in every case. Put all of it on one page next to the sum that will arrive in the account, because that is the number about which the candidate will ask.

Before the first day there are four things to do. Register the company as an employer. Tell Social Security about the new employee before the contract starts, not after. Take out accident insurance, which is compulsory from the first hour. Book the occupational health check. Each takes a day or less, and together they take a fortnight if nobody has been named to do them.

The contract is open-ended unless there is a reason for it not to be. A fixed term needs a cause that the law recognises, written into the contract, and a vague one turns it into an open-ended contract. The trial period for most employees is 90 days and is longer for posts of greater responsibility. It is a real trial for both sides. Put the date of its end in the calendar, and talk before it.

Full time is at most eight hours a day and forty a week, unless a collective agreement says less. Holidays are 22 working days a year, with a shorter count in the first. Working from home is allowed and needs a written agreement, which says among other things who pays for what.

Check whether a collective agreement covers your trade. It may settle wages, hours and allowances, and it may apply to you although you have never heard of it.

What we cannot do is tell you whom to hire. What we can say, after some thirty first hires, is that the ones that went wrong were seldom wrong about money. They were vague about who decides what. That fits on one page too, and no law requires it.`,
  contentPt: `O ano português tem catorze salários. Os doze que se esperam, um antes das férias de verão e outro até 15 de dezembro. Não é um prémio nem se negoceia. É aritmética, e só dói quando a proposta foi escrita para doze.

Fale, por isso, em bruto anual e divida depois por catorze. Além do bruto, a empresa paga Segurança Social, 23,75% no regime geral. O trabalhador paga 11%, descontados no salário juntamente com o IRS. O subsídio de refeição é habitual, embora a lei não o imponha em todos os casos. Ponha tudo numa página, ao lado do valor que chega à conta, porque é por esse número que o candidato vai perguntar.

Antes do primeiro dia há quatro coisas a fazer. Inscrever a empresa como entidade empregadora. Comunicar o novo trabalhador à Segurança Social antes do início do contrato, não depois. Contratar o seguro de acidentes de trabalho, obrigatório desde a primeira hora. Marcar o exame de medicina do trabalho. Cada uma demora um dia ou menos, e as quatro demoram uma quinzena quando não há ninguém encarregado delas.

O contrato é sem termo, a não ser que haja motivo para o não ser. Um contrato a termo precisa de uma causa que a lei admita, escrita no contrato, e uma causa vaga transforma-o em contrato sem termo. O período experimental, para a maioria dos trabalhadores, é de 90 dias, e é mais longo para funções de maior responsabilidade. É uma experiência a sério para os dois lados. Ponha a data do fim no calendário, e conversem antes dela.

O tempo completo é, no máximo, de oito horas por dia e quarenta por semana, salvo se uma convenção coletiva disser menos. As férias são 22 dias úteis por ano, e menos no primeiro. O teletrabalho é permitido e exige acordo escrito, que diz, entre outras coisas, quem paga o quê.

Verifique se uma convenção coletiva abrange a sua atividade. Pode fixar salários, horários e subsídios, e pode aplicar-se-lhe sem que dela tenha ouvido falar.

O que não podemos fazer é dizer quem contratar. O que podemos dizer, ao fim de umas trinta primeiras contratações, é que as que correram mal raramente falharam no dinheiro. Eram vagas quanto a quem decide o quê. Também isso cabe numa página, e nenhuma lei o exige.`,
  author: 'Rita Falcão',
  imageUrl: '/art/post-hiring-first.svg',
  tags: ['hiring', 'company setup'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  caseStudyId: 'tinto',
  isPremium: false,
  createdAt: '2025-11-04T09:00:00.000Z',
};
