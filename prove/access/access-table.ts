/**
 * Who may call what, written down a second time and by hand: the contracts say what the server does,
 * this table says what it is meant to do. An endpoint that is missing here fails.
 */
export interface Rule {
  who: 'everyone' | 'players' | 'admins';
  /** For admins at the server's own machine; refused from the network. */
  isLocal?: true;
  /** Names a session: it exists for its player alone, for anybody else it does not, not even for admins. */
  isOwn?: true;
}

const everyone: Rule = { who: 'everyone' };
const players: Rule = { who: 'players' };
const ownPlayer: Rule = { who: 'players', isOwn: true };
const admins: Rule = { who: 'admins' };
const adminsHere: Rule = { who: 'admins', isLocal: true };

export const accessTable: Readonly<Record<string, Rule>> = {
  'auth.register': everyone,
  'auth.login': everyone,
  'auth.refresh': everyone,
  'auth.logout': everyone,
  'auth.me': players,
  'setup.status': everyone,
  'setup.createFirstAdmin': everyone,
  'characters.list': players,
  'characters.random': players,
  'characters.get': players,
  'questions.byCharacter': players,
  'questions.quiz': players,
  'questions.list': players,
  'game.spin': players,
  'game.start': players,
  'game.answer': ownPlayer,
  'game.complete': ownPlayer,
  'game.sessions': players,
  'game.session': ownPlayer,
  'game.leaderboard': players,
  'progress.all': players,
  'progress.select': players,
  'progress.character': players,
  'progress.updateLevel': players,
  'progress.levels': players,
  'progress.leaderboard': players,
  'admin.stats': admins,
  'admin.userAnalytics': admins,
  'admin.exportUsers': admins,
  'admin.questionStats': admins,
  'admin.createQuestion': admins,
  'admin.createQuestions': admins,
  'admin.updateQuestion': admins,
  'admin.deleteQuestion': admins,
  'adminUsers.list': admins,
  'adminUsers.create': admins,
  'adminUsers.exportWorkbook': admins,
  'adminUsers.detail': admins,
  'adminUsers.update': admins,
  'adminUsers.resetPassword': admins,
  'adminUsers.setRole': admins,
  'adminUsers.setActive': admins,
  'adminUsers.deletion': admins,
  'adminUsers.remove': admins,
  'questionAnalysis.list': admins,
  'classes.list': admins,
  'classes.create': admins,
  'classes.detail': admins,
  'classes.update': admins,
  'classes.renewCode': admins,
  'classes.archive': admins,
  'classes.previewRoster': admins,
  'classes.importRoster': admins,
  'classes.updateMember': admins,
  'classes.setSeat': admins,
  'classes.moveMembers': admins,
  'classes.makePins': admins,
  'classLogin.door': everyone,
  'classLogin.signIn': everyone,
  'audit.list': admins,
  'sharing.state': adminsHere,
  'sharing.open': adminsHere,
  'sharing.close': adminsHere,
  'sharing.selfTest': adminsHere,
  'maintenance.state': adminsHere,
  'maintenance.notices': admins,
  'maintenance.markRead': admins,
  'maintenance.backUp': adminsHere,
  'maintenance.downloadBackup': adminsHere,
  'maintenance.deleteBackup': adminsHere,
  'maintenance.checkBackup': adminsHere,
  'maintenance.restore': adminsHere,
  'health.health': everyone,
  'apiDocs.document': everyone,
  'apiDocs.page': everyone,
};
